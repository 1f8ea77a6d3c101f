import type { CartQuote, Me, MyOrder } from 'api';
import { ApiError, Stack } from 'mfe-shared';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useCheckoutText } from '../../ui/use-checkout-text';
import { AddressStep } from './address-step';
import { AddressSummary } from './address-summary';
import { AgeCheck, ageLimitOf } from './age-check';
import { usePlaceOrder } from './checkout.queries';
import type { AddressFields, Draft, StepName } from './checkout.store';
import { CheckoutStep } from './checkout-step';
import { DeliveryStep } from './delivery-step';
import { OptionSummary } from './option-summary';
import { orderInputOf } from './order-input-of';
import { PaymentStep } from './payment-step';
import type { Refusal } from './place-order-problem';
import { PlaceOrderProblem } from './place-order-problem';
import { arrivalOf, useAgreedArrival } from './use-agreed-arrival';

type CheckoutFormProps = {
  /** Null for a guest. */
  me: Me | null;
  draft: Draft;
  onChange: (draft: Draft) => void;
  quote: CartQuote | undefined;
  /** The last try to order had no reply. */
  inDoubt: boolean;
  /** The server's view of the cart differs from this page's. */
  onStale: () => void;
  /** `isEarlier`: an earlier try had placed it. */
  onPlaced: (order: MyOrder, isEarlier: boolean) => void;
};

const titles = {
  address: 'personal_details',
  delivery: 'shipping_details',
  payment: 'payment_method',
} as const;

const order: StepName[] = ['address', 'delivery', 'payment'];

/** Address, delivery, payment: one step is open, the others are collapsed to their summary. */
export function CheckoutForm({ me, draft, onChange, quote, inDoubt, onStale, onPlaced }: CheckoutFormProps) {
  const { t } = useTranslation('storefront/checkout');
  const label = useCheckoutText();
  const form = useForm<AddressFields>({ defaultValues: draft.address, mode: 'onTouched' });
  const place = usePlaceOrder(me === null);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  const agreed = useAgreedArrival(quote, draft.shippingOption);
  const ageLimit = ageLimitOf(quote);
  const go = (step: StepName) => onChange({ ...draft, address: form.getValues(), step });
  const stepProps = (name: StepName) => ({
    number: order.indexOf(name) + 1,
    title: label(titles[name], t(`steps.${name}`)),
    open: draft.step === name,
    done: order.indexOf(name) < order.indexOf(draft.step),
    onOpen: () => go(name),
  });

  const placeOrder = (paymentMethod: Draft['paymentMethod']) =>
    form.handleSubmit(
      (address) => {
        setRefusal(null);
        if (!quote) return;
        const why = refusalOf(quote);
        // An order that is refused here may have been placed by an earlier try.
        place.mutate(why ? null : orderInputOf({ ...draft, address, paymentMethod }, quote), {
          onSuccess: (placed) => (placed ? onPlaced(placed.order, placed.isEarlier) : setRefusal(why)),
          onError: (error) => {
            if (error instanceof ApiError && error.code === 'ARRIVAL_CHANGED') agreed.forget();
            onStale();
            showAtFields(error);
          },
        });
      },
      () => go('address'),
    )();

  function refusalOf(quote: CartQuote): Refusal | null {
    if (quote.issues.length > 0) return 'issues';
    if (draft.confirmedAge < ageLimit) return 'age';
    if (quote.missingToMinimum) return 'minimum';
    if (!agreed.isOther()) return null;
    // The page shows it now: who presses again agrees.
    agreed.agree();
    return 'arrival';
  }

  /** A refused address field shows its error at that field, in its step. */
  const showAtFields = (error: unknown) => {
    const fields = error instanceof ApiError ? (error.details ?? []) : [];
    const ofAddress = fields.flatMap(({ field, message }) => {
      const [group, name] = field.split('.');
      return group === 'address' && name && name in draft.address
        ? [{ name: name as keyof AddressFields, message }]
        : [];
    });
    for (const { name } of ofAddress) form.setError(name, { message: t('wrong') });
    if (ofAddress.length > 0) go('address');
  };

  return (
    <Stack sx={{ gap: 2, minWidth: 0 }}>
      <CheckoutStep {...stepProps('address')} summary={<AddressSummary address={draft.address} />}>
        <AddressStep
          form={form}
          me={me}
          onType={(address) => onChange({ ...draft, address })}
          onDone={() => go('delivery')}
        />
      </CheckoutStep>
      <CheckoutStep
        {...stepProps('delivery')}
        summary={<OptionSummary options={quote?.shippingOptions} chosen={draft.shippingOption} />}
      >
        <DeliveryStep
          options={quote?.shippingOptions}
          value={draft.shippingOption}
          onChange={(shippingOption) => onChange({ ...draft, shippingOption })}
          onDone={() => {
            agreed.agree();
            go('payment');
          }}
        />
      </CheckoutStep>
      <CheckoutStep {...stepProps('payment')} summary={null}>
        <PaymentStep
          method={draft.paymentMethod}
          onMethod={(paymentMethod) => onChange({ ...draft, paymentMethod })}
          notes={draft.notes}
          onNotes={(notes) => onChange({ ...draft, notes })}
          total={quote?.total}
          busy={place.isPending || Boolean(place.data)}
          onPlace={(paymentMethod) => void placeOrder(paymentMethod)}
        >
          <AgeCheck
            limit={ageLimit}
            confirmedAge={draft.confirmedAge}
            onConfirm={(confirmedAge) => onChange({ ...draft, confirmedAge })}
          />
          <PlaceOrderProblem
            inDoubt={inDoubt}
            refusal={refusal}
            error={place.error}
            quote={quote}
            arrival={arrivalOf(quote, draft.shippingOption)}
          />
        </PaymentStep>
      </CheckoutStep>
    </Stack>
  );
}
