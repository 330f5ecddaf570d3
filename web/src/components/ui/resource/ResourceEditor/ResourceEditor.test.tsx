import {
  fireEvent,
  mockCurrentUser,
  mockGraphQLMutation,
  mockGraphQLQuery,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'
import { useQuery, type TypedDocumentNode } from '@redwoodjs/web'

import type { Field } from 'src/components/ui/form/ResourceForm/field'
import { toast } from 'src/lib/browser/toast'

import { ResourceEditor } from './ResourceEditor'

type Input = { label: string; labelFil?: string }

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
const TERM: TypedDocumentNode<{
  paymentTerm: Required<Input> & { graceDays: number }
}> = gql`
  query Term {
    paymentTerm(id: "7") {
      id
      label
      labelFil
      graceDays
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
        query={TERM}
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
    const saved = { label: '', labelFil: '' }

    const TermCell = () => {
      const { data } = useQuery(TERM)
      return (
        data && (
          <ResourceEditor
            {...shared}
            fields={[
              ...fields,
              { name: 'labelFil', as: 'text', label: 'Filipino' },
            ]}
            query={TERM}
            record={data.paymentTerm}
            name="Weekly"
            view="/payment-terms/7"
            variables={(input: Input) => ({
              id: String(data.paymentTerm.graceDays),
              input,
            })}
          />
        )
      )
    }

    const write = (name: string, value: string) =>
      fireEvent.change(screen.getByRole('textbox', { name }), {
        target: { value },
      })

    const open = async () => {
      saves.length = 0
      Object.assign(saved, { label: 'Weekly', labelFil: '1', graceDays: 1 })
      mockGraphQLQuery('Term', () => ({
        paymentTerm: { __typename: 'PaymentTerm', id: '7', ...saved },
      }))
      mockGraphQLMutation('SaveTerm', (variables) => {
        saves.push(variables)
        return { updatePaymentTerm: { id: '7' } }
      })
      render(<TermCell />)
      await screen.findByRole('textbox', { name: /Label/ })
    }

    it('keeps the fields of both', async () => {
      await open()
      write('Label', 'Monthly')
      Object.assign(saved, { labelFil: '4', graceDays: 2 })
      press('Save')
      await waitFor(() => expect(saves).toHaveLength(1))
      expect(saves).toEqual([
        { id: '2', input: { label: 'Monthly', labelFil: '4' } },
      ])
    })

    const collide = async () => {
      await open()
      write('Label', 'Monthly')
      write('Filipino (optional)', '5')
      Object.assign(saved, { label: 'Daily', graceDays: 4 })
      press('Save')
      await screen.findByRole('alert', {
        name: 'Somebody saved this meanwhile',
      })
      expect(await screen.findByText('Daily')).toBeInTheDocument()
      expect(screen.getByText('Monthly', { selector: 'ins' })).toBeVisible()
      expect(saves).toEqual([])
    }

    it('shows a field that both changed, and saves mine on request', async () => {
      await collide()
      press('Save mine')
      await waitFor(() => expect(saves).toHaveLength(1))
      expect(saves).toEqual([
        { id: '4', input: { label: 'Monthly', labelFil: '5' } },
      ])
    })

    it('takes their field, and keeps the others as typed', async () => {
      await collide()
      press('Take theirs')
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
      press('Save')
      await waitFor(() => expect(saves).toHaveLength(1))
      expect(saves).toEqual([
        { id: '4', input: { label: 'Daily', labelFil: '5' } },
      ])
    })

    it('leaves a record that is gone to the save', async () => {
      await open()
      write('Label', 'Monthly')
      mockGraphQLQuery('Term', () => ({ paymentTerm: null }))
      press('Save')
      await waitFor(() => expect(saves).toHaveLength(1))
    })
  })
})
