/** A phone on its side: as high as its screen is, the goods get the room of what stands around them. */
export const onItsSide = '@media (max-width: 899.95px) and (max-height: 480px)';
