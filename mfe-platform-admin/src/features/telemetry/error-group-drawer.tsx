import { useQuery } from '@tanstack/react-query';
import { Alert, Drawer, Skeleton, Stack, useErrorText, useTenant } from 'mfe-shared';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { shortBuild } from '../../ui/build-name';
import { ErrorGroupDetail } from './error-group-detail';
import { errorGroups, remoteErrorListOptions } from './telemetry.queries';

/** The most that one reply holds. */
const most = 100;
const latest = 10;

/** /platform-admin/releases/errors/:group: equal errors of one build beside the list. */
export function ErrorGroupDrawer() {
  const { group: name = '' } = useParams();
  const [remote = '', build = '', phase, fingerprint = ''] = name.split('.');
  const { t } = useTranslation('platform-admin/telemetry');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const { search } = useLocation();
  const groups = useQuery(errorGroups.list(useTenant().id, { remote, build, limit: most }));
  const errors = useQuery(remoteErrorListOptions({ remote, build, fingerprint, limit: latest }));
  const group = groups.data?.items.find((one) => one.fingerprint === fingerprint && one.phase === phase);
  const failure = groups.error ?? errors.error;
  return (
    <Drawer
      open
      width={640}
      title={t('group.wide', { remote, build: group?.label ?? shortBuild(build) })}
      onClose={() => navigate(`/platform-admin/releases/errors${search}`)}
    >
      {group && errors.data ? <ErrorGroupDetail group={group} errors={errors.data.items} /> : null}
      {failure ? <Alert severity="error">{errorText(failure)}</Alert> : null}
      {groups.data && !group ? <Alert severity="info">{t('noErrorsTitle')}</Alert> : null}
      {groups.isPending || errors.isPending ? (
        <Stack spacing={2}>
          <Skeleton height={44} />
          <Skeleton height={240} />
        </Stack>
      ) : null}
    </Drawer>
  );
}
