import type { Permission } from 'api';
import type { ComponentType } from 'react';
import type { TranslationLoader } from '../i18n/create-i18n';

/**
 * The slots: places of pages that other remotes fill, with the props that a filler gets. Members are optional, so that
 * another slot is a minor version. Each stands at the end of its column: nothing that a person reads is moved when its
 * fillers arrive.
 */
export type Slots = {
  /** Below a product in the shop. */
  'storefront.product'?: { productId: string; slug: string };
  /** Below an order in the store's back office. */
  'store-admin.order'?: { orderId: string };
  /** Below the form of a product in the store's back office. It has no product while that is new. */
  'store-admin.product'?: { productId: string | undefined };
  'store-admin.dashboard'?: object;
  'platform-admin.dashboard'?: object;
  /** Below the navigation of every back office, 232 px wide. */
  'back-office.sidebar'?: object;
};

export type SlotName = keyof Slots;

/** The props that a filler of this slot gets. */
export type SlotProps<Name extends SlotName> = NonNullable<Slots[Name]>;

type EntryOf<Name extends SlotName> = {
  slot: Name;
  /** Its position among the fillers of the slot; a store can change it. */
  order: number;
  /** The permission to see it; without one everybody who sees the page may. */
  permission?: Permission;
  /** Loads the filler, after the page is on the screen. */
  panel: () => Promise<ComponentType<SlotProps<Name>>>;
};

/** A slot that a remote fills. The release record is made from these, too. */
export type SlotEntry = { [Name in SlotName]-?: EntryOf<Name> }[SlotName];

/** The module of a remote that fills slots (`./slots`). */
export type SlotModule = { slots: readonly SlotEntry[]; loadTranslations: TranslationLoader };

/** A filler of any remote, as the shell offers it to the slots of a page. */
export type SlotFiller = {
  slot: string;
  remote: string;
  order: number;
  permission?: string | undefined;
  /** Loads the component when the page is on the screen. A failure was reported already. */
  load(): Promise<ComponentType<object>>;
  /** Reports what the component threw. */
  report(error: unknown): void;
};
