import { Box } from 'mfe-shared';
import backOffice from './pictures/back-office.webp';
import smallBackOffice from './pictures/back-office-small.webp';
import shop from './pictures/shop.webp';

/** A demo store on a phone, before its back office: the running product (`scripts/landing-pictures.ts`). */
export function HeroPicture({ alt }: { alt: string }) {
  return (
    <Box role="img" aria-label={alt} sx={placeStyles}>
      <Box
        component="img"
        src={backOffice}
        srcSet={`${smallBackOffice} 720w, ${backOffice} 1440w`}
        sizes="(min-width: 1120px) 1000px, 90vw"
        alt=""
        width={1440}
        height={900}
        fetchPriority="high"
        sx={backOfficeStyles}
      />
      <Box component="img" src={shop} alt="" width={390} height={844} sx={shopStyles} />
    </Box>
  );
}

const placeStyles = {
  position: 'relative',
  mt: { xs: 5, md: 7 },
  pr: { xs: 4, md: 10 },
  pb: { xs: 3, md: 5 },
};

const backOfficeStyles = {
  display: 'block',
  width: '100%',
  height: 'auto',
  borderRadius: 2,
  border: '1px solid',
  borderColor: 'divider',
};

const shopStyles = {
  position: 'absolute',
  right: 0,
  bottom: 0,
  width: { xs: '28%', md: '22%' },
  height: 'auto',
  borderRadius: 3,
  border: '4px solid',
  borderColor: 'background.paper',
  boxShadow: 8,
};
