import { Box, Image, useSettings, useText } from 'mfe-shared';
import { disclosureStyles } from '../../ui/disclosure';
import { MoreGoods } from '../../ui/more-goods';
import { StorePage } from './store-page';
import { unknownPage } from './unknown-page';

/** Questions that open to their answers; native `details`, so that the browser's search finds them. */
export function FaqPage() {
  const text = useText();
  const page = useSettings().customization?.faq ?? unknownPage();
  if (!page.status) unknownPage();
  return (
    <StorePage part="faq" title={page.title}>
      <Box
        sx={{
          display: 'grid',
          gap: 5,
          gridTemplateColumns: { md: 'minmax(0, 1fr) 360px' },
          alignItems: 'start',
        }}
      >
        <Box>
          {page.items.map(({ question, answer }, index) => (
            <Box
              component="details"
              // biome-ignore lint/suspicious/noArrayIndexKey: the list has no ids, and its titles change with the language.
              key={index}
              data-customization={`faq.items.${index}`}
              sx={questionStyles}
            >
              <summary>{text(question)}</summary>
              <Box sx={{ pb: 2, color: 'text.secondary', maxWidth: 640 }}>{text(answer)}</Box>
            </Box>
          ))}
        </Box>
        {page.image ? (
          <Image
            src={page.image}
            alt=""
            width={360}
            height={360}
            sx={{ borderRadius: 2, display: { xs: 'none', md: 'block' } }}
          />
        ) : null}
      </Box>
      <MoreGoods />
    </StorePage>
  );
}

const questionStyles = {
  ...disclosureStyles,
  '& > summary': { ...disclosureStyles['& > summary'], py: 2 },
  borderBottom: 1,
  borderColor: 'divider',
};
