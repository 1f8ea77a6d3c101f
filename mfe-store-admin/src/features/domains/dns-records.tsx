import type { TenantDomain } from 'api';
import { Box, Typography } from 'mfe-shared';
import { CopyLine } from 'mfe-shared/backoffice';
import { useTranslation } from 'react-i18next';

export type Pointing = {
  /** The store's host below the platform. */
  target: string;
  addresses: string[];
};

/**
 * `example.com`, `example.co.uk`: DNS allows no CNAME there, as other records have to stand beside it. Addresses, which
 * are told then, are right for every name, so countries with another word in the middle may be missing here.
 */
const isApex = (domain: string) =>
  /^[^.]+\.(?:(?:ac|co|com|edu|go|gov|gv|ne|net|or|org)\.[a-z]{2}|[^.]+)$/.test(domain);

/** What the owner sets where the domain's DNS is kept: the proof, and the way to the store. */
export function DnsRecords({ claim, pointing }: { claim: TenantDomain; pointing: Pointing }) {
  const { t } = useTranslation('store-admin/domains');
  const { domain, verified, record, text } = claim;
  const { target, addresses } = pointing;
  const line = (label: string, value: string) => (
    <CopyLine
      key={value}
      label={label}
      value={value}
      copyLabel={t('copy', { label })}
      copiedLabel={t('copied')}
    />
  );
  return (
    <Box sx={{ display: 'grid', gap: 1.5, mt: 1.5, p: 2, borderRadius: 1, bgcolor: 'neutral.1' }}>
      {verified ? null : (
        <>
          <Typography variant="body2">{t('how')}</Typography>
          {line(t('record'), record)}
          {line(t('text'), text)}
        </>
      )}
      {isApex(domain) ? (
        <>
          <Typography variant="body2">
            {t(addresses.length > 0 ? 'pointApex' : 'pointApexUnknown', { domain, host: target })}
          </Typography>
          {addresses.map((address) => line(address.includes(':') ? 'AAAA' : 'A', address))}
        </>
      ) : (
        <>
          <Typography variant="body2">{t('pointCname', { domain })}</Typography>
          {line('CNAME', target)}
        </>
      )}
    </Box>
  );
}
