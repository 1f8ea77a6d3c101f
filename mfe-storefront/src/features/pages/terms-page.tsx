import { useSettings, useText } from 'mfe-shared';
import { RichText } from './rich-text';
import { StorePage } from './store-page';
import { unknownPage } from './unknown-page';

export function TermsPage() {
  const text = useText();
  const page = useSettings().customization?.term_and_condition ?? unknownPage();
  if (!page.status) unknownPage();
  return (
    <StorePage part="term_and_condition" title={page.title} image={page.image} narrow>
      <RichText html={text(page.description)} />
    </StorePage>
  );
}
