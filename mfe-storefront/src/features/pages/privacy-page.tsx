import { useSettings, useText } from 'mfe-shared';
import { RichText } from './rich-text';
import { StorePage } from './store-page';
import { unknownPage } from './unknown-page';

export function PrivacyPage() {
  const text = useText();
  const page = useSettings().customization?.privacy_policy ?? unknownPage();
  if (!page.status) unknownPage();
  return (
    <StorePage part="privacy_policy" title={page.title} image={page.image} narrow>
      <RichText html={text(page.description)} />
    </StorePage>
  );
}
