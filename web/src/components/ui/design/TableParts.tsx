import { Archive, Pencil, Ellipsis, Trash2 } from 'lucide-react'

import { useLocation } from '@redwoodjs/router'

import { Button, LinkButton } from 'src/components/ui/control/Button/Button'
import { Menu } from 'src/components/ui/control/Menu'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { PageHeader } from 'src/components/ui/layout/PageHeader'
import { ResourceDetails } from 'src/components/ui/resource/ResourceDetails/ResourceDetails'
import {
  badgeColumn,
  dateColumn,
  moneyColumn,
  numberColumn,
  textColumn,
  type Column,
} from 'src/components/ui/resource/ResourceTable/columns'
import { ResourceTable } from 'src/components/ui/resource/ResourceTable/ResourceTable'
import { useTableState } from 'src/hooks/resource/useTableState'
import { toast } from 'src/lib/browser/toast'

type Product = {
  id: number
  name: string
  priceCentavos: number
  status: string
  students: number
  createdAt: string
}

const names = [
  'Virtual Assistant Starter',
  'Bookkeeping for Freelancers',
  'Social Media Management',
  'Graphic Design with Free Tools',
  'Customer Support Pro: Live Chat, Email, and the Very Long Name Nobody Shortened',
  'Podcast Editing',
  'Email Marketing',
]
const statuses = ['Active', 'Draft', 'Archived']

const products: Product[] = Array.from({ length: 83 }, (_, index) => ({
  id: index + 1,
  name: `${names[index % names.length]} ${Math.floor(index / names.length) + 1}`,
  priceCentavos:
    index % 9 === 0 ? 0 : index === 1 ? 123_456_789 : 149_900 + index * 1_000,
  status: statuses[index % 3],
  students: (index * 137) % 2400,
  createdAt: `2026-${String((index % 11) + 1).padStart(2, '0')}-15T03:00:00Z`,
}))

const columns: Column<Product>[] = [
  textColumn<Product>('name', { title: 'Name' }),
  badgeColumn<Product>(
    'status',
    { Active: 'success', Draft: 'outline', Archived: 'neutral' },
    { title: 'Status' }
  ),
  numberColumn<Product>('students', { title: 'Students' }),
  moneyColumn<Product>('priceCentavos', { title: 'Price', free: true }),
  dateColumn<Product>('createdAt', { title: 'Created', look: 'relative' }),
]

const useFakeServer = () => {
  const { page, perPage, q, sort, filter } = useTableState({
    columns,
    filters: statuses,
  })
  const key = (sort?.replace('-', '') ?? 'id') as keyof Product
  const found = products
    .filter(
      ({ name, status }) =>
        name.toLowerCase().includes(q.toLowerCase()) &&
        (!filter || status === filter)
    )
    .sort(
      (a, b) => (a[key] > b[key] ? 1 : -1) * (sort?.startsWith('-') ? -1 : 1)
    )
  return {
    found,
    rows: found.slice((page - 1) * perPage, page * perPage),
    total: found.length,
  }
}

export const TableParts = () => {
  const { found, rows, total } = useFakeServer()
  const { pathname } = useLocation()
  const say = (chosen: Product[]) => toast.success(`${chosen.length} chosen`)

  return (
    <>
      <PageHeader
        title="Products"
        breadcrumbs={[{ label: 'Content', to: pathname }]}
        create={{ label: 'Create a Product', to: pathname }}
        actions={
          <LinkButton to={pathname} look="ghost">
            Help
          </LinkButton>
        }
      />
      <ResourceTable
        columns={columns}
        rows={rows}
        total={total}
        primaryKey="id"
        searchable
        filters={statuses.map((status) => ({ value: status, label: status }))}
        rowLink={() => `${pathname}#record`}
        fetchAll={async () => found}
        batchActions={[
          { label: 'Archive', icon: Archive, onRun: say },
          { label: 'Delete', icon: Trash2, isDangerous: true, onRun: say },
        ]}
        actions={(row) => (
          <Menu
            button={
              <Button
                look="ghost"
                size="sm"
                iconOnly
                icon={Ellipsis}
              >{`More for ${row.name}`}</Button>
            }
            items={[
              { label: 'Edit', icon: Pencil, to: pathname },
              {
                label: 'Delete',
                icon: Trash2,
                isDangerous: true,
                onSelect: () => say([row]),
              },
            ]}
          />
        )}
      />
      <ResourceTable
        columns={columns}
        rows={[]}
        total={0}
        statePrefix="none"
        empty={
          <EmptyState
            drawing="lessons"
            title="No products yet"
            text="A product is what people buy."
            action={<Button look="primary">Create a Product</Button>}
          />
        }
      />
      <ResourceTable
        columns={columns}
        rows={products.slice(0, 2)}
        statePrefix="few"
        updating
      />
      <div id="record">
        <ResourceDetails columns={columns} record={products[1]}>
          <ResourceTable
            columns={columns.slice(0, 3)}
            rows={products.slice(0, 3)}
            statePrefix="side"
          />
        </ResourceDetails>
      </div>
    </>
  )
}
