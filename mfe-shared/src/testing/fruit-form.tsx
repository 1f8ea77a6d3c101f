import { useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useParams } from 'react-router-dom';
import { apiClient } from '../api/client';
import { useVersionedForm } from '../forms/use-versioned-form';
import { VersionedFormPage } from '../forms/versioned-form-page';
import { RequireSession } from '../session/require-session';
import { Checkbox } from '../ui/checkbox';
import { Link } from '../ui/link';
import { TextField } from '../ui/text-field';

export type Fruit = {
  id: string;
  version: number;
  name: string;
  origin: string;
  sizes: string[];
  variants: { id: string; sku: string }[];
};
type Values = Omit<Fruit, 'id' | 'version'> & { password: string };

const empty: Values = { name: '', origin: '', sizes: [], variants: [], password: '' };
// The API knows no fruits, so its typed calls cannot ask for them.
const read = async (id: string) => (await apiClient.get<Fruit>(`/fruits/${id}`)).data;
async function store(fruit: Values, base: Fruit | null): Promise<Fruit> {
  const reply = base
    ? await apiClient.put<Fruit>(`/fruits/${base.id}`, { version: base.version, fruit })
    : await apiClient.post<Fruit>('/fruits', fruit);
  return reply.data;
}
const labels: Record<string, string> = { name: 'Name', origin: 'Origin', 'variants.0.sku': 'SKU' };

/** The smallest page with a versioned form, for the tests of the form. */
export const fruitRoutes = [
  { path: '/admin/fruits/add', element: guarded(<FruitForm fruit={null} />) },
  { path: '/admin/fruits/:id', element: guarded(<EditFruit />) },
  { path: '/admin/fruits/:id/locked', element: guarded(<EditFruit locked />) },
  { path: '*', element: <p>elsewhere</p> },
];

function guarded(page: React.ReactNode) {
  return (
    <RequireSession loginType="tenantAdmin">
      <Suspense fallback={null}>{page}</Suspense>
    </RequireSession>
  );
}

function EditFruit({ locked = false }: { locked?: boolean }) {
  const { id = '' } = useParams();
  const { data } = useSuspenseQuery({ queryKey: ['fruits', id], queryFn: () => read(id) });
  return <FruitForm key={id} fruit={data} locked={locked} />;
}

function FruitForm({ fruit, locked = false }: { fruit: Fruit | null; locked?: boolean }) {
  const versioned = useVersionedForm<Fruit, Values>({
    record: fruit,
    empty,
    toValues: ({ id: _, version: __, ...values }) => ({ ...values, password: '' }),
    toInput: (values) => values,
    save: store,
    readNewest: read,
    fieldName: (path) => labels[path] ?? path,
    together: ['sizes', 'variants'],
    codes: { NAME_TAKEN: 'name' },
    problem: (message) => (message === 'taken' ? 'Another fruit has it' : undefined),
    createdPath: ({ id }) => `/admin/fruits/${id}`,
  });
  return (
    <VersionedFormPage
      title={fruit?.name ?? 'New fruit'}
      versioned={versioned}
      readOnly={locked ? 'You may only look' : null}
      aside={<Sizes />}
    >
      <Fields />
      <Link to="/admin/elsewhere">away</Link>
    </VersionedFormPage>
  );
}

function Fields() {
  const { register, formState } = useFormContext<Values>();
  const { errors } = formState;
  return (
    <>
      <TextField label="Name" error={errors.name?.message} {...register('name', { required: 'Needed' })} />
      <TextField label="Origin" error={errors.origin?.message} {...register('origin')} />
      <TextField label="SKU" error={errors.variants?.[0]?.sku?.message} {...register('variants.0.sku')} />
      <TextField label="Password" type="password" {...register('password')} />
    </>
  );
}

function Sizes() {
  const { value, onChange } = useController<Values, 'sizes'>({ name: 'sizes' }).field;
  const toggle = (size: string) =>
    value.includes(size) ? value.filter((other) => other !== size) : [...value, size];
  return ['small', 'large'].map((size) => (
    <Checkbox
      key={size}
      label={size}
      checked={value.includes(size)}
      onChange={() => onChange(toggle(size))}
    />
  ));
}
