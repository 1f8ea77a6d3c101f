import { drafts } from './drafts';

it.each(['password', 'newPassword', 'secretKey', 'webhookSecret', 'accessToken'])(
  'a draft of a form has no field %s, at any depth',
  (name) => {
    const values = { title: 'Provider', [name]: 'hidden', keys: { [name]: 'hidden' } };
    drafts.write('form', { before: values, typed: values });
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('hidden');
    expect(drafts.read('form')).toEqual({
      before: { title: 'Provider', keys: {} },
      typed: { title: 'Provider', keys: {} },
    });
    drafts.clear();
    expect(drafts.read('form')).toBeNull();
  },
);
