import type { Customization } from 'api';
import { ChevronLeft, ChevronRight, Pause, Play } from 'lucide-react';
import { Box, IconButton } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { Slide } from './slide';
import { useSlides } from './use-slides';

/**
 * The store's slides: they scroll by swiping, by arrows and dots if the store wants them, and automatically until
 * stopped.
 */
export function Slider({ slider }: { slider: Customization['slider'] }) {
  const { t } = useTranslation('storefront/home');
  const { slides, both_slider } = slider;
  const { track, index, awake, goTo, playing, toggle, holdProps } = useSlides(slides.length);
  if (slides.length === 0) return null;
  const several = slides.length > 1;
  const arrows = several && (slider.left_right_arrow || both_slider);
  const dots = several && (slider.bottom_dots || both_slider);
  return (
    <Box
      component="section"
      aria-roledescription={t('carousel')}
      aria-label={t('slides')}
      data-customization="slider"
      sx={sliderStyles}
      {...holdProps}
    >
      <Box ref={track} sx={trackStyles}>
        {slides.map((slide, position) => (
          <Slide
            // biome-ignore lint/suspicious/noArrayIndexKey: the list has no ids, and its titles change with the language.
            key={position}
            part={`slider.slides.${position}`}
            slide={slide}
            label={t('slideOf', { number: position + 1, count: slides.length })}
            first={position === 0}
            shown={position === index}
            withPicture={position === 0 || (awake && Math.abs(position - index) <= 1)}
          />
        ))}
      </Box>
      {arrows ? (
        <Box sx={arrowStyles}>
          <IconButton label={t('previousSlide')} onClick={() => goTo(index - 1)}>
            <ChevronLeft size={22} />
          </IconButton>
          <IconButton label={t('nextSlide')} onClick={() => goTo(index + 1)}>
            <ChevronRight size={22} />
          </IconButton>
        </Box>
      ) : null}
      {several ? (
        <Box sx={dotsStyles}>
          {dots
            ? slides.map((_, position) => (
                <Box
                  // biome-ignore lint/suspicious/noArrayIndexKey: the list has no ids, and its titles change with the language.
                  key={position}
                  component="button"
                  type="button"
                  aria-label={t('goToSlide', { number: position + 1 })}
                  aria-current={position === index}
                  onClick={() => goTo(position)}
                  sx={dotStyles(position === index)}
                />
              ))
            : null}
          <IconButton label={t(playing ? 'pause' : 'play')} size="small" onClick={toggle}>
            {playing ? <Pause size={14} /> : <Play size={14} />}
          </IconButton>
        </Box>
      ) : null}
    </Box>
  );
}

const sliderStyles = { position: 'relative', borderRadius: 2, overflow: 'hidden', bgcolor: 'primary.light' };

const trackStyles = {
  display: 'flex',
  height: '100%',
  overflowX: 'auto',
  scrollSnapType: 'x mandatory',
  scrollBehavior: 'smooth',
  '@media (prefers-reduced-motion: reduce)': { scrollBehavior: 'auto' },
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'none',
  '&::-webkit-scrollbar': { display: 'none' },
};

const arrowStyles = {
  display: { xs: 'none', md: 'flex' },
  gap: 1,
  position: 'absolute',
  right: 16,
  bottom: 16,
  '& button': { borderRadius: '999px', bgcolor: 'background.paper', boxShadow: '0 1px 6px rgb(0 0 0 / 18%)' },
  '& button:hover': { bgcolor: 'neutral.2' },
};

const dotsStyles = {
  position: 'absolute',
  left: { xs: 12, md: 36 },
  bottom: { xs: 6, md: 12 },
  display: 'flex',
  alignItems: 'center',
  '& .MuiIconButton-root': { borderRadius: '999px', width: 32, height: 32 },
};

/** 24 px to press, 8 px to see. */
const dotStyles = (current: boolean) => ({
  width: current ? 32 : 24,
  height: 24,
  p: 0,
  border: 0,
  bgcolor: 'transparent',
  cursor: 'pointer',
  '&::before': {
    content: '""',
    display: 'block',
    height: 8,
    mx: '8px',
    borderRadius: '999px',
    bgcolor: current ? 'primary.main' : 'neutral.5',
    transition: 'background-color 160ms ease-out',
  },
});
