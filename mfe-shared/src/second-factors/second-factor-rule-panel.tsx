import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { SecondFactorRule } from 'api';
import { useState } from 'react';
import { ConfirmDialog } from '../backoffice/confirm-dialog';
import { notify } from '../notify/notify';
import { useErrorText } from '../notify/use-error-text';
import { Alert } from '../ui/alert';
import { Skeleton } from '../ui/skeleton';
import { Switch } from '../ui/switch';
import type { RuleScope } from './rule-calls';
import { readRule, saveRule } from './rule-calls';
import { useWords } from './words';

export type SecondFactorRuleProps = {
  /** The staff of this host's store, or the operators of the platform. */
  scope: RuleScope;
  readOnly?: boolean;
};

/** Whether everybody needs a second factor: one switch, saved at once. */
export function SecondFactorRulePanel({ scope, readOnly = false }: SecondFactorRuleProps) {
  const { t } = useWords();
  const errorText = useErrorText();
  const client = useQueryClient();
  const queryKey = ['second-factors', 'rule', scope];
  const { data, error } = useQuery({ queryKey, queryFn: () => readRule(scope) });
  const [asking, setAsking] = useState(false);
  const save = useMutation({
    mutationFn: (rule: SecondFactorRule) => saveRule(scope, rule),
    onSuccess: (saved) => {
      client.setQueryData(queryKey, saved);
      notify.success(t(saved.required ? 'rule.on' : 'rule.off'));
    },
    onError: (failure) => {
      notify.error(failure);
      void client.invalidateQueries({ queryKey });
    },
    onSettled: () => setAsking(false),
  });
  if (error) return <Alert severity="error">{errorText(error)}</Alert>;
  if (!data) return <Skeleton variant="rounded" height={48} />;
  const choose = (required: boolean) => save.mutate({ required, version: data.version });
  return (
    <>
      <Switch
        label={t(`rule.label.${scope}`)}
        help={t('rule.help')}
        checked={data.required}
        disabled={readOnly || save.isPending}
        onChange={({ target }) => (target.checked ? setAsking(true) : choose(false))}
      />
      <ConfirmDialog
        open={asking}
        title={t('rule.title')}
        text={t('rule.text')}
        confirmLabel={t('rule.confirm')}
        busy={save.isPending}
        onConfirm={() => choose(true)}
        onClose={() => setAsking(false)}
      />
    </>
  );
}
