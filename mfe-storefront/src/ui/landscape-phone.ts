/** A phone on its side. Its screen is low, so the header and the bars are lower there. */
export const landscapePhone = '@media (max-width: 899.95px) and (max-height: 480px)';
