import { render, screen } from '@redwoodjs/testing/web'

import {
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
  it('lists the facts under their titles, and missing ones as a dash', () => {
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
      >
        <p>Activity</p>
      </ResourceDetails>
    )
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(
      ['Name', 'Price', 'Note', 'Description']
    )
    expect(
      screen.getAllByRole('definition').map((fact) => fact.textContent)
    ).toEqual(['Starter', 'FREE', '–', '–'])
    expect(screen.getByText('Activity')).toBeInTheDocument()
  })
})
