import { fireEvent, render, screen, waitFor } from '@redwoodjs/testing/web'

import { FieldDialog } from './FieldDialog'

import { schemaOf } from '$api/src/shared/marketing/forms/testForm'

const { fields } = schemaOf(
  { key: 'works', type: 'yesNo' },
  { key: 'job', type: 'shortText', isRequired: true },
  { key: 'second', type: 'pageBreak' }
)

const open = (index: number) => {
  const onSave = jest.fn()
  render(
    <FieldDialog
      fields={fields}
      index={index}
      onSave={onSave}
      onClose={() => undefined}
    />
  )
  return onSave
}
const field = (label: string) => screen.getByLabelText(label)
const press = (name: string) =>
  fireEvent.click(screen.getByRole('button', { name }))

describe('the dialog of a field', () => {
  it('adds a field with a rule about an earlier answer', async () => {
    const onSave = open(fields.length)
    fireEvent.change(field('Label (English)'), { target: { value: 'Why?' } })
    press('Add a rule')
    fireEvent.change(field('Field'), { target: { value: 'works' } })
    fireEvent.change(field('Value'), { target: { value: 'false' } })
    press('Add the field')
    await waitFor(() => expect(onSave).toHaveBeenCalled())
    expect(onSave.mock.calls[0][0]).toMatchObject({
      key: 'why',
      type: 'shortText',
      label: { en: 'Why?', fil: '' },
      rules: [
        { effect: 'show', when: 'works', operator: 'is', value: 'false' },
      ],
    })
  })

  it('keeps what a field has, and its key', async () => {
    const onSave = open(1)
    fireEvent.change(field('Label (English)'), { target: { value: 'Work' } })
    press('Done')
    await waitFor(() => expect(onSave).toHaveBeenCalled())
    expect(onSave.mock.calls[0][0]).toEqual({
      ...fields[1],
      label: { en: 'Work', fil: '' },
    })
  })

  it('needs a label', async () => {
    const onSave = open(fields.length)
    press('Add the field')
    expect(
      await screen.findByText('Label (English) is required')
    ).toBeInTheDocument()
    expect(onSave).not.toHaveBeenCalled()
  })
})
