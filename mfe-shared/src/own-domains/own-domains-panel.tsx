import { Box } from '../ui/box';
import { Typography } from '../ui/typography';
import { AddDomain } from './add-domain';
import { DomainItem } from './domain-item';
import type { OwnDomainsProps } from './own-domains.types';
import { useOwnDomainWords } from './words';

/** Loaded with the first store whose domains somebody sees. */
export function OwnDomainsPanel({ domains, label, host, calls }: OwnDomainsProps) {
  const { t } = useOwnDomainWords();
  return (
    <>
      {domains.length === 0 ? (
        <Typography sx={{ color: 'text.secondary' }}>{t('none')}</Typography>
      ) : (
        <Box component="ul" role="list" aria-label={label} sx={{ m: 0, p: 0, listStyle: 'none' }}>
          {domains.map((domain) => (
            <Box component="li" key={domain.domain} sx={itemStyles}>
              <DomainItem claim={domain} host={host} calls={calls} />
            </Box>
          ))}
        </Box>
      )}
      {calls ? <AddDomain add={calls.add} /> : null}
    </>
  );
}

const itemStyles = { py: 2, borderBottom: 1, borderColor: 'divider', '&:first-of-type': { pt: 0 } };
