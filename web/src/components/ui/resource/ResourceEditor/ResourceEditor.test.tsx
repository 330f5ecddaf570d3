import {
  fireEvent,
  mockCurrentUser,
  mockGraphQLMutation,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'
import type { TypedDocumentNode } from '@redwoodjs/web'

import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { toast } from 'src/lib/browser/toast'

import { ResourceEditor } from './ResourceEditor'

type Input = { label: string }

const SAVE: TypedDocumentNode<
  { updatePaymentTerm: { id: string } },
  { id: string; input: Input }
> = gql`
  mutation SaveTerm($id: String!, $input: PaymentTermInput!) {
    updatePaymentTerm(id: $id, input: $input) {
      id
    }
  }
`
const fields: Field<Input>[] = [{ name: 'label', as: 'text', required: true }]
const shared = {
  entity: 'billing.paymentTerm' as const,
  fields,
  mutation: SAVE,
  list: '/payment-terms',
}

const write = (label: string) =>
  fireEvent.change(screen.getByRole('textbox'), { target: { value: label } })
const press = (name: string) =>
  fireEvent.click(screen.getByRole('button', { name }))

const mockSave = () => {
  const save = jest.fn(() => ({ updatePaymentTerm: { id: '7' } }))
  mockGraphQLMutation('SaveTerm', save)
  return save
}

beforeEach(() => {
  mockCurrentUser({
    roles: ['tribe-team-fa'],
    pageAccess: {},
    functionAccess: { 'payment-term_create': true },
  } as never)
  window.history.pushState({}, '', '/start')
  jest.spyOn(toast, 'success').mockResolvedValue()
})
afterEach(() => jest.restoreAllMocks())

describe('ResourceEditor', () => {
  it('edits a record with a name, and returns to it', async () => {
    const save = mockSave()
    render(
      <ResourceEditor
        {...shared}
        record={{ label: 'Weekly' }}
        name="Weekly"
        view="/payment-terms/7"
        variables={(input: Input) => ({ id: '7', input })}
      />
    )
    expect(
      screen.getByRole('heading', { name: 'Edit Weekly' })
    ).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Payment terms' })).toHaveAttribute(
      'href',
      '/payment-terms'
    )
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute(
      'href',
      '/payment-terms/7'
    )

    write('Monthly')
    press('Save')
    await waitFor(() => expect(location.pathname).toBe('/payment-terms/7'))
    expect(save).toHaveBeenCalledWith(
      { id: '7', input: { label: 'Monthly' } },
      expect.anything()
    )
    expect(toast.success).toHaveBeenCalledTimes(1)
  })

  it('creates a record, and opens it', async () => {
    const save = mockSave()
    render(
      <ResourceEditor
        {...shared}
        record={{}}
        view={(saved) => `/payment-terms/${saved.updatePaymentTerm.id}`}
        variables={(input: Input) => ({ id: 'new', input })}
      />
    )
    expect(
      screen.getByRole('heading', { name: 'New Payment Term' })
    ).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute(
      'href',
      '/payment-terms'
    )

    press('Save')
    await screen.findByText('Label is required')
    expect(save).not.toHaveBeenCalled()

    write('Monthly')
    press('Save')
    await waitFor(() => expect(location.pathname).toBe('/payment-terms/7'))
  })

  describe('when another person has saved meanwhile', () => {
    const saves: object[] = []
    const open = () => {
      saves.length = 0
      mockGraphQLMutation('SaveTerm', (variables, { ctx }) => {
        saves.push(variables)
        if (saves.length > 1) return { updatePaymentTerm: { id: '7' } }
        ctx.errors([
          { message: 'stale', extensions: { code: 'STALE_VERSION' } },
        ])
        return { updatePaymentTerm: null }
      })
      render(
        <ResourceEditor
          {...shared}
          record={{ label: 'Weekly' }}
          name="Weekly"
          view="/payment-terms/7"
          variables={(input: Input, version = 1) => ({
            id: String(version),
            input,
          })}
          latest={async () => ({ record: { label: 'Daily' }, version: 4 })}
        />
      )
      write('Monthly')
      press('Save')
      return screen.findByRole('alert', {
        name: 'Somebody saved this meanwhile',
      })
    }

    it('shows both versions, and saves mine on request', async () => {
      await open()
      expect(await screen.findByText('Daily')).toBeInTheDocument()
      expect(screen.getByText('Monthly', { selector: 'ins' })).toBeVisible()
      press('Save mine')
      await waitFor(() => expect(saves).toHaveLength(2))
      expect(saves).toEqual([
        { id: '1', input: { label: 'Monthly' } },
        { id: '4', input: { label: 'Monthly' } },
      ])
    })

    it('takes the other version, and saves later changes on top of it', async () => {
      await open()
      press('Take theirs')
      expect(screen.getByRole('textbox')).toHaveValue('Daily')
      write('Daily now')
      press('Save')
      await waitFor(() => expect(saves).toHaveLength(2))
      expect(saves[1]).toEqual({ id: '4', input: { label: 'Daily now' } })
    })
  })
})
