import { Box, Image, Typography, useSettings, useText } from 'mfe-shared';
import { scrim } from '../../ui/scrim';
import { StorePage } from './store-page';
import { TeamSection } from './team-section';
import { unknownPage } from './unknown-page';

/** The page about the store. */
export function AboutPage() {
  const text = useText();
  const page = useSettings().customization?.about_us ?? unknownPage();
  const { header, top, middle, team } = page;
  return (
    <StorePage part="about_us" title={header.title} image={header.status ? header.image : undefined}>
      {top.status ? (
        <Box component="section" data-customization="about_us.top" sx={topStyles}>
          <Box>
            <Typography variant="h2">{text(top.title)}</Typography>
            <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>{text(top.description)}</Typography>
            <Box component="ul" role="list" sx={{ display: 'grid', gap: 2, mt: 3 }}>
              {top.cards.map((card, index) => (
                <Box
                  component="li"
                  // biome-ignore lint/suspicious/noArrayIndexKey: the list has no ids, and its titles change with the language.
                  key={index}
                  data-customization={`about_us.top.cards.${index}`}
                  sx={{ p: 2, borderRadius: 2, bgcolor: 'primary.light' }}
                >
                  <Typography variant="h4" component="h3">
                    {text(card.title)}
                  </Typography>
                  <Typography variant="body2" sx={{ color: 'text.secondary' }}>
                    {text(card.description)}
                  </Typography>
                </Box>
              ))}
            </Box>
          </Box>
          {top.image ? (
            <Image
              src={top.image}
              alt=""
              width={560}
              height={560}
              sizes="(min-width: 900px) 45vw, calc(100vw - 32px)"
              sx={{ width: '100%', borderRadius: 2 }}
            />
          ) : null}
        </Box>
      ) : null}
      {middle.status ? (
        <Box component="section" data-customization="about_us.middle" sx={middleStyles}>
          <Box className="words">
            <Typography>{text(middle.description)}</Typography>
            <Typography sx={{ mt: 1.5, color: 'text.secondary' }}>
              {text(middle.second_description)}
            </Typography>
          </Box>
          {middle.image ? (
            <Box className="picture">
              <Image
                src={middle.image}
                alt=""
                width={1392}
                height={522}
                sizes="(min-width: 1440px) 1392px, calc(100vw - 32px)"
              />
            </Box>
          ) : null}
        </Box>
      ) : null}
      {team.status ? <TeamSection team={team} /> : null}
    </StorePage>
  );
}

const topStyles = {
  display: 'grid',
  gap: 5,
  alignItems: 'center',
  gridTemplateColumns: { md: 'minmax(0, 1fr) minmax(0, 1fr)' },
};

/** Text over the picture's calm side; below it on a phone. */
const middleStyles = {
  position: 'relative',
  display: 'grid',
  alignItems: 'center',
  minHeight: { md: 360 },
  mt: 6,
  borderRadius: 2,
  overflow: 'hidden',
  bgcolor: 'neutral.1',
  '& .words': { position: 'relative', zIndex: 1, width: { md: '46%' }, p: { xs: 3, md: 5 } },
  '& .picture': {
    order: { xs: -1, md: 0 },
    position: { xs: 'relative', md: 'absolute' },
    inset: { md: 0 },
    minHeight: { xs: 200 },
    '&::after': { ...scrim, display: { xs: 'none', md: 'block' } },
  },
  '& img': { position: 'absolute', inset: 0, width: '100%', height: '100%', objectPosition: 'right center' },
};
