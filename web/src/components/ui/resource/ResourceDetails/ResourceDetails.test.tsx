import { render, screen } from '@redwoodjs/testing/web'

import {
  dateColumn,
  moneyColumn,
  textColumn,
} from 'src/components/ui/resource/ResourceTable/columns'

import { ResourceDetails } from './ResourceDetails'

type Product = {
  name: string
  priceCentavos: number
  note: string | null
  description: string
}

describe('ResourceDetails', () => {
  it('lists the facts under their titles, and names the empty ones for editors', () => {
    render(
      <ResourceDetails<Product>
        columns={[
          textColumn<Product>('name', { title: 'Name' }),
          moneyColumn<Product>('priceCentavos', { title: 'Price', free: true }),
          textColumn<Product>('note', { title: 'Note' }),
          textColumn<Product>('description', { title: 'Description' }),
        ]}
        record={{
          name: 'Starter',
          priceCentavos: 0,
          note: null,
          description: '',
        }}
        editTo="/products/1/edit"
      >
        <p>Activity</p>
      </ResourceDetails>
    )
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(
      ['Name', 'Price', 'Still empty: Note, Description']
    )
    expect(
      screen.getAllByRole('definition').map((fact) => fact.textContent)
    ).toEqual(['Starter', 'FREE', 'Add'])
    expect(screen.getByText('Activity')).toBeInTheDocument()
  })

  it('hides empty facts from readers', () => {
    render(
      <ResourceDetails<Pick<Product, 'name' | 'note'>>
        columns={[
          textColumn<Pick<Product, 'name' | 'note'>>('name', { title: 'Name' }),
          textColumn<Pick<Product, 'name' | 'note'>>('note', { title: 'Note' }),
          dateColumn<Pick<Product, 'name' | 'note'>>('note', { title: 'On' }),
        ]}
        record={{ name: 'Starter', note: null }}
      />
    )
    expect(screen.getByRole('term')).toHaveTextContent('Name')
    expect(screen.queryByText('–')).not.toBeInTheDocument()
  })
})
