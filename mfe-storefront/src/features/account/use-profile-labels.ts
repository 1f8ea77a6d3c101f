import { useSettings, useText } from 'mfe-shared';

/** The store's own words on the profile page; empty where it has none. */
export function useProfileLabels() {
  const text = useText();
  const labels = useSettings().customization?.dashboard;
  return {
    profile: {
      name: text(labels?.full_name),
      email: text(labels?.user_email),
      phone: text(labels?.phone),
      save: text(labels?.update_button),
    },
    password: {
      current: text(labels?.current_password),
      new: text(labels?.new_password),
      save: text(labels?.change_password),
    },
    addresses: text(labels?.address),
  };
}
