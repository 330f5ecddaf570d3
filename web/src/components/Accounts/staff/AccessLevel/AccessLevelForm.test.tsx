import {
  fireEvent,
  mockGraphQLQuery,
  render,
  screen,
} from '@redwoodjs/testing/web'

import { fields } from './accessLevel'
import { AccessLevelForm } from './AccessLevelForm'

const level = {
  __typename: 'AccessLevel',
  id: 'coach',
  label: 'Coach',
  labelFil: null,
  description: '',
}

const open = () =>
  render(
    <AccessLevelForm
      level={level as never}
      levels={[]}
      fields={fields}
      before={{}}
      label="Coach"
      cancelTo="/access-levels/coach"
      onSave={() => {}}
    />
  )

it("The form's text fields come before its table of rights", async () => {
  open()
  const label = await screen.findByLabelText('Label')
  expect(
    label.compareDocumentPosition(screen.getByRole('table')) &
      Node.DOCUMENT_POSITION_FOLLOWING
  ).toBeTruthy()
})

it('A failed preview of the effects offers a retry', async () => {
  let isBroken = true
  mockGraphQLQuery('PreviewAccessLevelQuery', (_, { ctx }) => {
    if (isBroken) {
      ctx.errors([{ message: 'The server is busy' }])
      return
    }
    return {
      previewAccessLevel: [
        {
          __typename: 'AccessEffect',
          flag: 'events',
          isGained: true,
          people: 2,
          names: ['Ana Cruz'],
        },
      ],
    }
  })
  open()
  fireEvent.click(await screen.findByRole('checkbox', { name: 'Events' }))
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'The server is busy'
  )
  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('2 people gain it')).toBeInTheDocument()
  expect(screen.queryByRole('alert')).not.toBeInTheDocument()
})
