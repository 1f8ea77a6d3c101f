import type { Composition } from 'api';
import { History, Undo2 } from 'lucide-react';
import { Box, Button, useFormat, useMayWrite } from 'mfe-shared';
import { ListPage, StatusChip, useListWords, useReadableList } from 'mfe-shared/backoffice';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { BuildName } from '../../ui/build-name';
import { ReleaseTabs } from '../../ui/release-tabs';
import { RowButton } from '../../ui/row-button';
import { SecondLine } from '../../ui/second-line';
import { useDoer, useMessageText } from '../../ui/use-message-text';
import { compositions } from './compositions.queries';
import { partChanges } from './part-changes';
import { RestoreDialog } from './restore-dialog';

/** /platform-admin/releases/compositions: which builds were live together, since when, by whom and why. */
export function CompositionListPage() {
  const { t } = useTranslation('platform-admin/compositions');
  const { page, columns } = useListWords('platform-admin/compositions');
  const { dateTime } = useFormat();
  const mayWrite = useMayWrite();
  const messageText = useMessageText();
  const doer = useDoer();
  const list = useReadableList(compositions, { defaultSort: 'newest', refetchInterval: 15_000 });
  const { data } = list.query;
  const [asked, setAsked] = useState<{ set: Composition | null } | null>(null);
  const items = data?.items ?? [];
  const isLive = ({ id }: Composition) => data?.page === 1 && items[0]?.id === id;
  const who = ({ createdAt, setBy }: Composition) => `${dateTime(createdAt)} · ${doer(setBy)}`;

  return (
    <>
      <ListPage<Composition>
        {...page}
        {...list}
        tabs={<ReleaseTabs current="compositions" />}
        searchable={false}
        rowLabel={({ reason }) => messageText(reason)}
        primaryAction={
          mayWrite && (data?.totalDoc ?? 0) > 1 ? (
            <Button
              variant="outlined"
              startIcon={<Undo2 size={16} />}
              onClick={() => setAsked({ set: null })}
            >
              {t('rollBack')}
            </Button>
          ) : null
        }
        columns={columns([
          {
            key: 'reason',
            cell: (set) => (
              <Box component="span" sx={reasonStyles}>
                {messageText(set.reason)}
                <SecondLine until="md">{who(set)}</SecondLine>
              </Box>
            ),
          },
          {
            key: 'changes',
            hideBelow: 'sm',
            cell: (set) => <Changes of={set} before={items[items.indexOf(set) + 1]} />,
          },
          { key: 'setBy', hideBelow: 'md', cell: ({ setBy }) => doer(setBy) },
          { key: 'createdAt', as: 'dateTime', hideBelow: 'md' },
          {
            key: 'act',
            header: '',
            align: 'right',
            cell: (set) =>
              isLive(set) ? (
                <StatusChip tone="success" label={t('live')} />
              ) : mayWrite ? (
                <RowButton
                  name={t('restoreOf', { when: dateTime(set.createdAt) })}
                  label={t('restore')}
                  icon={<History size={16} />}
                  color="neutral"
                  onClick={() => setAsked({ set })}
                />
              ) : null,
          },
        ])}
        empty={{ title: t('emptyTitle'), text: t('emptyText') }}
      />
      {asked ? <RestoreDialog set={asked.set} live={items[0]} onClose={() => setAsked(null)} /> : null}
    </>
  );
}

/** The last composition of a page cannot be compared with the one before it, so all its parts are named. */
function Changes({ of, before }: { of: Composition; before: Composition | undefined }) {
  const { t } = useTranslation('platform-admin/compositions');
  const changes = partChanges(of, before);
  return (
    <Box component="ul" role="list" sx={{ py: 0.5 }}>
      {changes.map(({ remote, build }) => (
        <li key={remote}>
          {remote} {build ? <BuildName build={build} /> : t('gone')}
        </li>
      ))}
      {changes.length === 0 ? <li>{t('same')}</li> : null}
    </Box>
  );
}

const reasonStyles = {
  display: 'block',
  minWidth: 140,
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
} as const;
