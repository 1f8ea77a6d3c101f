import type { Customization } from 'api';
import { Box, Image, Typography, useText } from 'mfe-shared';
import { Section } from '../../ui/section';

/** The people of the store. */
export function TeamSection({ team }: { team: Customization['about_us']['team'] }) {
  const text = useText();
  return (
    <Section title={text(team.title)} text={text(team.description)} part="about_us.team">
      <Box component="ul" role="list" sx={gridStyles}>
        {team.members.map((member, index) => (
          <li key={member.name} data-customization={`about_us.team.members.${index}`}>
            {member.image ? (
              <Image
                src={member.image}
                alt=""
                width={220}
                height={220}
                sizes="(min-width: 900px) 220px, 50vw"
                sx={{ width: '100%', borderRadius: 2 }}
              />
            ) : null}
            <Typography variant="h4" component="h3" sx={{ mt: 1 }}>
              {member.name}
            </Typography>
            <Typography variant="body2" sx={{ color: 'text.secondary' }}>
              {text(member.role)}
            </Typography>
          </li>
        ))}
      </Box>
    </Section>
  );
}

const gridStyles = {
  display: 'grid',
  gap: 2,
  gridTemplateColumns: {
    xs: 'repeat(2, minmax(0, 1fr))',
    sm: 'repeat(3, minmax(0, 1fr))',
    lg: 'repeat(6, minmax(0, 1fr))',
  },
};
