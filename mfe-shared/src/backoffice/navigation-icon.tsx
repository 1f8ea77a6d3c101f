import type { LucideIcon } from 'lucide-react';
import {
  Bell,
  Boxes,
  ChartColumn,
  ChartLine,
  Circle,
  Coins,
  CreditCard,
  ExternalLink,
  FileQuestion,
  Hourglass,
  Languages,
  LayoutDashboard,
  LifeBuoy,
  Mail,
  Package,
  Palette,
  Rocket,
  ScrollText,
  Settings,
  ShoppingCart,
  SlidersHorizontal,
  Star,
  Store,
  Tags,
  TicketPercent,
  Truck,
  UserCog,
  Users,
} from 'lucide-react';

/** By name, because a release record is text. */
export type NavigationIcon =
  | 'attributes'
  | 'audit'
  | 'bell'
  | 'boxes'
  | 'chart'
  | 'coming'
  | 'coupon'
  | 'currency'
  | 'customers'
  | 'dashboard'
  | 'delivery'
  | 'external'
  | 'language'
  | 'mail'
  | 'orders'
  | 'package'
  | 'palette'
  | 'payment'
  | 'question'
  | 'release'
  | 'settings'
  | 'sliders'
  | 'staff'
  | 'star'
  | 'store'
  | 'support'
  | 'trend';

const icons: Record<NavigationIcon, LucideIcon> = {
  attributes: Tags,
  audit: ScrollText,
  bell: Bell,
  boxes: Boxes,
  chart: ChartColumn,
  coming: Hourglass,
  coupon: TicketPercent,
  currency: Coins,
  customers: Users,
  dashboard: LayoutDashboard,
  delivery: Truck,
  external: ExternalLink,
  language: Languages,
  mail: Mail,
  orders: ShoppingCart,
  package: Package,
  palette: Palette,
  payment: CreditCard,
  question: FileQuestion,
  release: Rocket,
  settings: Settings,
  sliders: SlidersHorizontal,
  staff: UserCog,
  star: Star,
  store: Store,
  support: LifeBuoy,
  trend: ChartLine,
};

/** The icon of a navigation entry; a plain ring for a name that is newer than this build. */
export function navigationIcon(name: string) {
  const Icon = Object.hasOwn(icons, name) ? icons[name as NavigationIcon] : Circle;
  return <Icon size={18} />;
}
