import {
  fireEvent,
  mockCurrentUser,
  mockGraphQLMutation,
  render,
  screen,
  waitFor,
} from '@redwoodjs/testing/web'

import { ShownForm } from './ShownForm'

import { optionsOf, schemaOf } from '$api/src/shared/marketing/forms/testForm'

const { fields } = schemaOf(
  { key: 'works', type: 'yesNo', isRequired: true },
  {
    key: 'job',
    type: 'single',
    options: optionsOf('va', 'web'),
    rules: [{ effect: 'show', when: 'works', operator: 'is', value: 'true' }],
  },
  { key: 'second', type: 'pageBreak' },
  { key: 'mail', type: 'email' },
  { key: 'stars', type: 'rating' },
  { key: 'agreed', type: 'consent' }
)

const formWith = (changes: object = {}) =>
  ({
    id: 1,
    slug: 'survey',
    kind: 'SURVEY',
    state: 'OPEN',
    title: 'Survey',
    intro: 'Two minutes.',
    successText: '',
    loginRequired: false,
    allowsEdit: false,
    opensAt: null,
    fields,
    versionId: 3,
    mine: null,
    ...changes,
  }) as never

const show = (changes: object = {}, isPreview = false) => {
  const sent = jest.fn((_variables: { input: { answers: object } }) => ({
    sendForm: { successText: 'Thanks!', redirectUrl: null, stageNumber: null },
  }))
  mockGraphQLMutation('SendFormMutation', sent as never)
  render(<ShownForm form={formWith(changes)} isPreview={isPreview} />)
  return sent
}
const press = (name: string) =>
  fireEvent.click(screen.getByRole('button', { name }))
const check = (name: string) =>
  fireEvent.click(screen.getByRole('radio', { name }))

beforeEach(() => {
  localStorage.clear()
  mockCurrentUser(null)
})

describe('a form', () => {
  it('follows the answers over its pages, and is sent once it is complete', async () => {
    const sent = show()
    expect(screen.queryByText('job')).not.toBeInTheDocument()
    press('Next')
    expect(await screen.findByText('works is required')).toBeInTheDocument()
    check('Yes')
    expect(await screen.findByText('job')).toBeInTheDocument()
    check('web')
    press('Next')
    const mail = await screen.findByLabelText(/^mail/)
    fireEvent.change(mail, { target: { value: 'ana' } })
    press('Send')
    expect(
      await screen.findByText(/Enter a valid email address/)
    ).toBeInTheDocument()
    fireEvent.change(mail, { target: { value: 'ana@example.com' } })
    check('4')
    press('Send')
    expect(await screen.findByText('agreed is required')).toBeInTheDocument()
    expect(sent).not.toHaveBeenCalled()
    fireEvent.click(screen.getByRole('switch', { name: 'agreed' }))
    press('Send')
    expect(await screen.findByText('Thanks!')).toBeInTheDocument()
    expect(sent.mock.calls[0][0].input).toMatchObject({
      slug: 'survey',
      versionId: 3,
      answers: {
        works: true,
        job: 'web',
        mail: 'ana@example.com',
        stars: 4,
        agreed: true,
      },
    })
  })

  it('turns back to the page of an answer that the server refuses', async () => {
    show()
    mockGraphQLMutation('SendFormMutation', (_, { ctx }) => {
      ctx.errors([
        {
          message: 'No',
          extensions: {
            code: 'BAD_USER_INPUT',
            properties: { messages: { works: ['Choose again'] } },
          },
        },
      ] as never)
      return undefined as never
    })
    check('No')
    press('Next')
    fireEvent.click(await screen.findByRole('switch', { name: 'agreed' }))
    press('Send')
    expect(await screen.findByText('Choose again')).toBeInTheDocument()
    expect(screen.getByText('Page 1 of 2')).toBeInTheDocument()
  })

  it('loads a version that was published meanwhile, and keeps what was written', async () => {
    const reload = jest.fn()
    render(<ShownForm form={formWith()} isPreview={false} reload={reload} />)
    mockGraphQLMutation('SendFormMutation', (_, { ctx }) => {
      ctx.errors([
        { message: 'No', extensions: { code: 'FORM_CHANGED' } },
      ] as never)
      return undefined as never
    })
    check('No')
    press('Next')
    fireEvent.click(await screen.findByRole('switch', { name: 'agreed' }))
    press('Send')
    await waitFor(() => expect(reload).toHaveBeenCalledTimes(1))
    expect(
      JSON.parse(localStorage.getItem('formDraft-survey') ?? '{}')
    ).toMatchObject({ works: false, agreed: true })
  })

  it('goes on with what a visitor wrote in this browser', async () => {
    localStorage.setItem(
      'formDraft-survey',
      JSON.stringify({ works: true, job: 'va' })
    )
    show()
    expect(screen.getByRole('radio', { name: 'Yes' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'va' })).toBeChecked()
  })

  it('sends nothing from a preview', async () => {
    const sent = show(
      { fields: schemaOf({ key: 'a', type: 'date' }).fields },
      true
    )
    press('Send')
    await waitFor(() => expect(sent).not.toHaveBeenCalled())
  })

  it.each([
    [{ state: 'CLOSED', fields: [] }, 'This form is closed.'],
    [{ state: 'FULL', fields: [] }, 'All places of this form are taken.'],
    [
      { state: 'NOT_YET', fields: [], opensAt: '2026-12-01T02:00:00Z' },
      /^This form opens on \w+, Dec 1.*10:00 AM/,
    ],
    [
      { loginRequired: true, fields: [] },
      'Please sign in to fill in this form.',
    ],
    [
      {
        mine: {
          isSent: true,
          answers: {},
          submittedAt: '2026-11-01T02:00:00Z',
        },
      },
      /^You sent this form on \w+, Nov 1.*10:00 AM/,
    ],
  ])('tells why it takes no answer: %#', (changes, text) => {
    show(changes)
    expect(screen.getByText(text)).toBeInTheDocument()
    expect(
      screen.queryByRole('button', { name: 'Send' })
    ).not.toBeInTheDocument()
  })
})
