import { ApolloError } from '@apollo/client'

import { navigate } from '@redwoodjs/router'
import {
  act,
  fireEvent,
  mockGraphQLMutation,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'

import type { Field } from './field'
import { ResourceForm } from './ResourceForm'

type Coupon = {
  code: string
  note: string | null
  discountCentavos: number
  uses: number | null
  kind: string
  isPaused: boolean
}

const fields: Field<Coupon>[] = [
  {
    name: 'code',
    as: 'text',
    label: 'Code',
    required: true,
    validation: (code: string) =>
      code === 'BAD' ? 'Not this one.' : undefined,
  },
  {
    name: 'note',
    as: 'textarea',
    label: 'Note',
    suggestions: ['For members', 'For alumni'],
  },
  { name: 'discountCentavos', as: 'money', label: 'Discount', required: true },
  { name: 'uses', as: 'number', label: 'Uses', min: 1 },
  {
    name: 'kind',
    as: 'choice',
    label: 'Kind',
    required: true,
    choices: [
      { value: 'FIXED', label: 'Fixed Amount' },
      { value: 'PERCENT', label: 'Percentage' },
    ],
  },
  { name: 'isPaused', as: 'switch', label: 'Paused' },
]

const record = {
  code: 'SULONG',
  note: 'For friends',
  discountCentavos: 50_000,
  uses: null,
  kind: 'FIXED',
  isPaused: false,
}
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } })
const save = () => fireEvent.click(screen.getByRole('button', { name: 'Save' }))

const refusal = new ApolloError({
  graphQLErrors: [
    {
      message: 'Errors prevented this form from being saved',
      extensions: {
        code: 'BAD_USER_INPUT',
        properties: {
          messages: { code: ['This code is already used.'] },
          codes: { code: 'CODE_TAKEN' },
        },
      },
    } as never,
  ],
})

beforeEach(() => window.history.pushState({}, '', '/coupons/new'))

describe('ResourceForm', () => {
  it("returns the api's types: centavos, numbers, null for an empty text", async () => {
    const onSave = jest.fn()
    render(<ResourceForm fields={fields} record={record} onSave={onSave} />)

    expect(screen.getByLabelText(/Discount/)).toHaveValue('500.00')
    type(/Discount/, '₱1,234.5')
    type(/Note/, '   ')
    type(/Uses/, '3')
    fireEvent.change(screen.getByLabelText(/Kind/), { target: { value: '1' } })
    fireEvent.click(screen.getByRole('switch', { name: 'Paused' }))
    save()

    await waitFor(() => expect(onSave).toHaveBeenCalled())
    expect(onSave).toHaveBeenCalledWith({
      code: 'SULONG',
      note: null,
      discountCentavos: 123_450,
      uses: 3,
      kind: 'PERCENT',
      isPaused: true,
    })
  })

  it('requires a field beside the value of another', async () => {
    const onSave = jest.fn()
    render(
      <ResourceForm
        fields={[
          ...fields.filter(({ name }) => name === 'kind'),
          {
            name: 'note',
            as: 'textarea',
            label: 'Note',
            requiredWhen: ({ kind }) => kind === 'PERCENT',
          },
        ]}
        record={{ kind: 'FIXED', note: '' }}
        onSave={onSave}
      />
    )
    const note = screen.getByLabelText(/Note/)
    expect(note).toHaveAccessibleName('Note (optional)')
    fireEvent.change(screen.getByLabelText(/Kind/), { target: { value: '1' } })
    await waitFor(() => expect(note).toHaveAccessibleName('Note'))
    save()
    await waitFor(() => expect(note).toBeInvalid())
    expect(onSave).not.toHaveBeenCalled()
    type(/Note/, 'Moves abroad')
    save()
    await waitFor(() => expect(onSave).toHaveBeenCalled())
  })

  it('shows an error at each invalid field and focuses the first', async () => {
    const onSave = jest.fn()
    render(
      <ResourceForm
        fields={fields}
        record={{ ...record, code: '', discountCentavos: null }}
        onSave={onSave}
      />
    )

    type(/Uses/, '0')
    save()

    expect(await screen.findByText('Code is required')).toBeInTheDocument()
    expect(screen.getByText('Discount is required')).toBeInTheDocument()
    expect(screen.getByText('Uses is too low')).toBeInTheDocument()
    expect(screen.getByLabelText('Code')).toHaveFocus()
    expect(screen.getByLabelText('Code')).toHaveAccessibleDescription(
      'Code is required'
    )
    expect(onSave).not.toHaveBeenCalled()
  })

  it.each(['abc', '1.234', '-5'])('refuses %j as an amount', async (typed) => {
    render(<ResourceForm fields={fields} record={record} onSave={() => {}} />)
    type(/Discount/, typed)
    save()
    expect(
      await screen.findByText('Please enter a valid amount.')
    ).toBeInTheDocument()
    expect(screen.getByLabelText(/Discount/)).toHaveValue(typed)
  })

  it("applies a field's own validation", async () => {
    render(<ResourceForm fields={fields} record={record} onSave={() => {}} />)
    type(/Code/, 'BAD')
    save()
    expect(await screen.findByText('Not this one.')).toBeInTheDocument()
  })

  it("shows the server's refusal and keeps the typed values", async () => {
    const { rerender } = render(
      <ResourceForm fields={fields} record={record} onSave={() => undefined} />
    )
    type(/Code/, 'TAKEN')
    save()
    rerender(
      <ResourceForm
        fields={fields}
        record={record}
        onSave={() => undefined}
        error={refusal}
      />
    )

    expect(
      await screen.findByText('Errors prevented this form from being saved')
    ).toBeInTheDocument()
    expect(screen.getByText('This code is already used.')).toBeInTheDocument()
    expect(screen.getByLabelText('Code')).toHaveValue('TAKEN')
  })

  it("drops the server's refusal with a change, and when it opens again", async () => {
    const formWith = (error?: typeof refusal, key = 'first') => (
      <ResourceForm
        key={key}
        fields={fields}
        record={record}
        onSave={() => undefined}
        error={error}
      />
    )
    const { rerender } = render(formWith())
    rerender(formWith(refusal))
    expect(await screen.findByRole('alert')).toBeInTheDocument()
    type(/Uses/, '3')
    await waitFor(() =>
      expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    )
    rerender(formWith(refusal, 'second'))
    expect(screen.queryByRole('alert')).not.toBeInTheDocument()
    expect(
      screen.queryByText('This code is already used.')
    ).not.toBeInTheDocument()
  })

  it('sends once while it is busy', async () => {
    let finish: (value: boolean) => void = () => {}
    const onSave = jest.fn(() => new Promise((resolve) => (finish = resolve)))
    render(<ResourceForm fields={fields} record={record} onSave={onSave} />)

    save()
    const busy = await screen.findByRole('button', { name: 'Saving…' })
    expect(busy).toHaveAttribute('aria-busy', 'true')
    fireEvent.click(busy)
    fireEvent.submit(busy.closest('form') as HTMLFormElement)
    await act(async () => finish(true))
    expect(onSave).toHaveBeenCalledTimes(1)
  })

  it('asks before unsaved changes are left', async () => {
    render(<ResourceForm fields={fields} record={record} onSave={() => true} />)
    type(/Code/, 'NEW')

    act(() => navigate('/coupons'))
    expect(await screen.findByText('Leave without saving?')).toBeInTheDocument()
    expect(window.location.pathname).toBe('/coupons/new')

    fireEvent.click(screen.getByRole('button', { name: 'Leave' }))
    await waitFor(() => expect(window.location.pathname).toBe('/coupons'))
  })

  it('does not ask after saving', async () => {
    const onSave = jest.fn(() => true)
    render(<ResourceForm fields={fields} record={record} onSave={onSave} />)
    type(/Code/, 'NEW')
    save()
    await waitFor(() => expect(onSave).toHaveBeenCalled())
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Save' })).not.toHaveAttribute(
        'aria-busy'
      )
    )

    act(() => navigate('/coupons'))
    expect(window.location.pathname).toBe('/coupons')
  })

  it('derives the slug from the name until someone types it', async () => {
    type Page = { name: string; slug: string }
    const slugFields: Field<Page>[] = [
      { name: 'name', as: 'text', label: 'Name', required: true },
      {
        name: 'slug',
        as: 'slug',
        label: 'Address',
        from: 'name',
        required: true,
      },
    ]
    render(<ResourceForm<Page> fields={slugFields} onSave={() => {}} />)

    type(/Name/, 'Señor Freelancer 2026!')
    await waitFor(() =>
      expect(screen.getByLabelText('Address')).toHaveValue(
        'senor-freelancer-2026'
      )
    )
    type(/Address/, 'My Page')
    type(/Name/, 'Other')
    expect(screen.getByLabelText('Address')).toHaveValue('my-page')
  })

  it('shows the prefix of a slug, and none for a plain name', async () => {
    render(
      <ResourceForm<{ slug: string; name: string }>
        fields={[
          { name: 'slug', as: 'slug', label: 'Address', prefix: '/' },
          { name: 'name', as: 'slug', label: 'Id' },
        ]}
        onSave={() => {}}
      />
    )
    expect(
      (await screen.findByLabelText(/Address/)).parentElement
    ).toHaveTextContent('/')
    expect(screen.getByLabelText(/Id/).parentElement).toHaveTextContent('')
  })

  it('marks an outdated translation until an editor confirms it', async () => {
    const confirm = jest.fn(() => ({ confirmTranslation: true }))
    mockGraphQLMutation('ConfirmTranslationMutation', confirm)
    const record = {
      __typename: 'Stage',
      id: 3,
      olderTranslations: ['name'],
      nameFil: 'Simula',
    }
    render(
      <ResourceForm<{ nameFil: string; unlocksFil: string }>
        fields={[
          { name: 'nameFil', as: 'text', label: 'Name' },
          { name: 'unlocksFil', as: 'text', label: 'Unlocks' },
        ]}
        record={record}
        onSave={() => {}}
      />
    )
    expect(
      await screen.findByText('Older than the English text')
    ).toBeInTheDocument()
    fireEvent.click(screen.getByRole('button', { name: 'It is still right' }))
    await waitFor(() =>
      expect(
        screen.queryByText('Older than the English text')
      ).not.toBeInTheDocument()
    )
    expect(confirm).toHaveBeenCalledWith(
      { entity: 'Stage', id: 3, column: 'name' },
      expect.anything()
    )
  })
})

it('An address with a mistyped domain gets a hint, which one press takes', async () => {
  render(
    <ResourceForm
      fields={[{ name: 'email', as: 'email', label: 'Email', required: true }]}
      onSave={jest.fn()}
    />
  )
  const field = screen.getByLabelText('Email')
  fireEvent.change(field, { target: { value: 'juan@gmail.con' } })
  expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument()
  fireEvent.blur(field)
  fireEvent.click(await screen.findByRole('button', { name: 'juan@gmail.com' }))
  expect(field).toHaveValue('juan@gmail.com')
  expect(screen.queryByText(/Did you mean/)).not.toBeInTheDocument()
})

test('A suggested text is filled in by one press, and can be changed', () => {
  render(
    <ResourceForm<Coupon>
      fields={fields}
      record={record}
      onSave={async () => undefined}
    />
  )
  fireEvent.click(screen.getByRole('button', { name: 'For alumni' }))
  const note = screen.getByLabelText(/^Note/)
  expect(note).toHaveValue('For alumni')
  fireEvent.change(note, { target: { value: 'For alumni of 2026' } })
  expect(note).toHaveValue('For alumni of 2026')
})
