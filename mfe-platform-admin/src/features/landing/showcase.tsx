import { Box, Stack, Typography } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import editor from './pictures/editor.webp';
import smallEditor from './pictures/editor-small.webp';
import order from './pictures/order.webp';
import smallOrder from './pictures/order-small.webp';
import shelf from './pictures/shelf.webp';
import smallShelf from './pictures/shelf-small.webp';

const screens = {
  shelf: [shelf, smallShelf],
  order: [order, smallOrder],
  editor: [editor, smallEditor],
} as const;

/** Screens of the demo, each beside what is done there. */
export function Showcase() {
  const { t } = useTranslation('platform-admin/landing');
  return (
    <Stack sx={{ gap: { xs: 7, md: 12 } }}>
      {(['shelf', 'order', 'editor'] as const).map((screen) => (
        <Box key={screen} sx={rowStyles}>
          <Stack sx={{ gap: 1.5 }}>
            <Typography variant="h3" sx={{ fontSize: { xs: 20, md: 25 }, textWrap: 'balance' }}>
              {t(`screen.${screen}.title`)}
            </Typography>
            <Typography sx={{ color: 'text.secondary', fontSize: { md: '1.125rem' } }}>
              {t(`screen.${screen}.text`)}
            </Typography>
          </Stack>
          <Box
            component="img"
            src={screens[screen][0]}
            srcSet={`${screens[screen][1]} 720w, ${screens[screen][0]} 1440w`}
            sizes="(min-width: 1168px) 690px, (min-width: 900px) 60vw, 92vw"
            alt={t(`screen.${screen}.alt`)}
            width={1440}
            height={900}
            loading="lazy"
            decoding="async"
            sx={pictureStyles}
          />
        </Box>
      ))}
    </Stack>
  );
}

/** The picture of every second row is on the left. */
const rowStyles = {
  display: 'grid',
  alignItems: 'center',
  gap: { xs: 3, md: 7 },
  gridTemplateColumns: { xs: '1fr', md: '5fr 8fr' },
  '&:nth-of-type(even)': { gridTemplateColumns: { md: '8fr 5fr' }, '& > img': { order: { md: -1 } } },
};

const pictureStyles = {
  width: '100%',
  height: 'auto',
  borderRadius: 2,
  border: '1px solid',
  borderColor: 'divider',
  boxShadow: 1,
};
