import { Box } from 'mfe-shared';
import backOffice from './pictures/back-office.webp';
import shop from './pictures/shop.webp';

/** A demo store on a phone, before its back office: screenshots of the running product. */
export function HeroPicture({ alt }: { alt: string }) {
  return (
    <Box
      role="img"
      aria-label={alt}
      sx={{ position: 'relative', mt: { xs: 5, md: 7 }, pr: { xs: 4, md: 10 }, pb: { xs: 3, md: 5 } }}
    >
      <Box
        component="img"
        src={backOffice}
        alt=""
        width={1440}
        height={900}
        sx={{
          display: 'block',
          width: '100%',
          height: 'auto',
          borderRadius: 2,
          border: '1px solid',
          borderColor: 'divider',
        }}
      />
      <Box
        component="img"
        src={shop}
        alt=""
        width={390}
        height={844}
        sx={{
          position: 'absolute',
          right: 0,
          bottom: 0,
          width: { xs: '28%', md: '22%' },
          height: 'auto',
          borderRadius: 3,
          border: '4px solid',
          borderColor: 'background.paper',
          boxShadow: 8,
        }}
      />
    </Box>
  );
}
