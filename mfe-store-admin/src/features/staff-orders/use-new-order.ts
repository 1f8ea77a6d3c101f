import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { notify } from 'mfe-shared';
import type { FieldPath, FieldPathValue } from 'mfe-shared/forms';
import { useForm, usePageDraft } from 'mfe-shared/forms';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { randomKey } from '../../ui/random-key';
import { useTenantId } from '../../ui/use-tenant-id';
import type { NewOrderValues } from './new-order';
import { emptyOrder, toDraft, toQuote, valuesOf } from './new-order';
import type { Attempt } from './staff-orders.queries';
import { newQuoteQuery, orderDraftQuery, usePlaceOrder, useSaveDraft } from './staff-orders.queries';

/** The form of a new order and its price. `draftId`: what was saved of it before. */
export function useNewOrder(draftId: string | null) {
  const { t } = useTranslation('store-admin/staff-orders');
  const navigate = useNavigate();
  const draft = usePageDraft<{ values: NewOrderValues; attempt: Attempt | null }>(
    `staff-orders/${draftId ?? 'new'}`,
  );
  const attempt = useRef(draft.found?.attempt ?? null);
  const tenantId = useTenantId();
  const { data: saved } = useQuery({
    ...orderDraftQuery(tenantId, draftId ?? ''),
    enabled: draftId !== null,
  });
  const initial = saved ? valuesOf(saved) : emptyOrder;
  const form = useForm<NewOrderValues>({ defaultValues: emptyOrder });
  const values = form.watch();
  const asked = toQuote(values);
  const priced = useQuery({
    ...newQuoteQuery(tenantId, asked),
    enabled: asked.items.length > 0,
    placeholderData: keepPreviousData,
  });
  const quote = asked.items.length > 0 ? priced.data : undefined;
  const place = usePlaceOrder();

  const { found, keep, remove } = draft;
  const isFilled = useRef(false);
  useEffect(() => {
    const before = found?.values ?? (saved && valuesOf(saved));
    // Once: what a colleague saves meanwhile does not replace what is typed.
    if (!before || isFilled.current) return;
    isFilled.current = true;
    form.reset(before, { keepDefaultValues: true });
  }, [found, saved, form]);
  const isDone = useRef(false);
  const typed = JSON.stringify(values);
  useEffect(() => {
    const isTyped = typed !== JSON.stringify(initial);
    if (isTyped && !isDone.current) keep({ values: JSON.parse(typed), attempt: attempt.current });
  });

  const set = <Name extends FieldPath<NewOrderValues>>(
    name: Name,
    value: FieldPathValue<NewOrderValues, Name>,
  ) => form.setValue(name, value, { shouldDirty: true });

  const submit = form.handleSubmit(({ address, notes }) => {
    if (!quote || priced.isPlaceholderData || quote.issues.length > 0)
      return notify.error(t('edit.notPriced'));
    const body = { ...asked, address, notes, total: quote.total, ...(draftId && { draftId }) };
    const order = JSON.stringify(body);
    if (attempt.current?.order !== order) attempt.current = { order, key: randomKey() };
    keep({ values, attempt: attempt.current });
    place.mutate(
      { body, key: attempt.current.key },
      {
        onSuccess: ({ id, number }) => {
          isDone.current = true;
          remove();
          notify.success(t('new.placed', { number }));
          navigate(`/admin/order/${id}`);
        },
        onError: (error) => {
          notify.error(error);
          void priced.refetch();
        },
      },
    );
  });

  const drafting = useSaveDraft();
  const saveDraft = () =>
    drafting.mutate(
      { draft: toDraft(form.getValues()), saved },
      {
        onSuccess: () => {
          isDone.current = true;
          remove();
          notify.success(t('new.drafted'));
          navigate('/admin/orders/drafts');
        },
      },
    );

  const startOver = () => {
    remove();
    attempt.current = null;
    form.reset(initial);
  };
  return {
    ...{ form, values, set, quote, submit, place, startOver, saveDraft },
    isDrafting: drafting.isPending,
    missing: saved?.missing ?? 0,
  };
}
