import { render, screen } from '@redwoodjs/testing/web'

import { FormCard } from './FormCard'

it('A form card contains its form and is no landmark of its own', () => {
  const { container } = render(
    <FormCard>
      <form aria-label="Product" />
    </FormCard>
  )
  expect(container.querySelector('.panel')).toContainElement(
    screen.getByRole('form')
  )
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
})
