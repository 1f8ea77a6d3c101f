import type { StaffMember } from 'api';
import { Avatar, Box, Chip, Typography, useSession } from 'mfe-shared';
import { useTranslation } from 'react-i18next';

/** The person's picture or initial, name and e-mail, and whether it is the reader. */
export function StaffName({ member: { id, name, email, image } }: { member: StaffMember }) {
  const { t } = useTranslation('store-admin/staff');
  const self = useSession((state) => state.user?.id === id);
  return (
    <Box component="span" sx={{ display: 'flex', alignItems: 'center', gap: 1.25, minWidth: 0 }}>
      <Avatar src={image ?? undefined} alt="" size={28} sx={{ flex: 'none' }}>
        <span aria-hidden>{(name || email).charAt(0).toUpperCase()}</span>
      </Avatar>
      <Box component="span" sx={{ minWidth: 0 }}>
        <Box component="span" sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1 }}>
          {name}
          {self ? <Chip size="small" label={t('you')} /> : null}
        </Box>
        <Typography
          component="span"
          variant="caption"
          sx={{ display: 'block', color: 'text.secondary', overflowWrap: 'anywhere' }}
        >
          {email.split('@').map((part, index) => (index === 0 ? part : [<wbr key={part} />, `@${part}`]))}
        </Typography>
      </Box>
    </Box>
  );
}
