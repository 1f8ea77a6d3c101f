import { ExternalLink } from 'lucide-react';
import type { PageEntry } from 'mfe-shared';
import { StaffFrame } from 'mfe-shared/backoffice';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { PageLabels } from '../ui/page-labels';
import { ClosedNotice } from './closed-notice';
import { CommandMenu } from './command-menu';
import { LateNotice } from './late-notice';
import { SandboxNotice } from './sandbox-notice';
import { Shortcuts } from './shortcuts';

type AdminLayoutProps = { pages: readonly PageEntry[]; bell: ReactNode };

/** The frame of every page below /admin except sign-in. `bell` comes from the notifications feature. */
export function AdminLayout({ pages, bell }: AdminLayoutProps) {
  const { t } = useTranslation('store-admin/layout');
  const viewStore = {
    group: 'online-store',
    order: 10,
    item: { label: t('items.viewStore'), to: '/', icon: <ExternalLink size={18} />, external: true },
  };
  return (
    <StaffFrame pages={pages} navigation={[viewStore]} search={<CommandMenu pages={pages} />} bell={bell}>
      <ClosedNotice />
      <LateNotice />
      <SandboxNotice />
      <PageLabels pages={pages}>
        <Outlet />
      </PageLabels>
      <Shortcuts />
    </StaffFrame>
  );
}
