import { gapsIn } from './customization-values';
import { readPreviewMessage } from './preview-messages';

it('texts that have some of the languages are gaps, those with all or none are not', () => {
  const document = {
    home: { title: { en: 'Home', de: 'Start' }, text: { en: 'Hello', de: ' ' } },
    faq: { title: { en: '', de: '' } },
  };
  expect(gapsIn(document, ['en', 'de'])).toEqual(['home.text']);
});

it('only messages of the preview frame from the same origin are accepted', () => {
  const [source, data] = [window, { larderPreview: 'ready' }];
  const { origin } = location;
  expect(readPreviewMessage({ origin, source, data }, window)).toEqual(data);
  expect(readPreviewMessage({ origin: 'https://evil.test', source, data }, window)).toBeNull();
  expect(readPreviewMessage({ origin, source: null, data }, window)).toBeNull();
});
