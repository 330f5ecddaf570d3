import { useState } from 'react'

import userEvent from '@testing-library/user-event'

import {
  act,
  fireEvent,
  render,
  screen,
  waitFor,
  within,
} from '@redwoodjs/testing/web'

import type { RichTextEditorProps } from './Editor'
import { RichTextEditor } from './RichTextEditor'

// jsdom has no layout, but ProseMirror asks for the cursor's position.
beforeAll(() => {
  const none = () => [] as unknown as DOMRectList
  Range.prototype.getClientRects = none
  const nowhere = { top: 0, right: 0, bottom: 0, left: 0, width: 0, height: 0 }
  Range.prototype.getBoundingClientRect = () => nowhere as DOMRect
  document.elementFromPoint = () => null
})

const open = async (value = '', props: Partial<RichTextEditorProps> = {}) => {
  const onChange = jest.fn()
  const Field = () => {
    const [html, setHtml] = useState(value)
    return (
      <>
        <RichTextEditor
          label="Description"
          value={html}
          onChange={(next) => {
            onChange(next)
            setHtml(next)
          }}
          {...props}
        />
        <button onClick={() => setHtml('<p>Reset</p>')}>reset</button>
      </>
    )
  }
  render(<Field />)
  const box = await screen.findByRole('textbox', { name: 'Description' })
  return { box, onChange, toolbar: within(screen.getByRole('toolbar')) }
}

const last = (onChange: jest.Mock) => onChange.mock.calls.at(-1)?.[0]

/** Selects the whole text of the editor, like Ctrl+A. */
const selectAll = (box: HTMLElement) => {
  act(() => box.focus())
  fireEvent.keyDown(box, { key: 'a', code: 'KeyA', keyCode: 65, ctrlKey: true })
}

describe('the editor', () => {
  it.each(['<p>Hello</p>', '<ul><li><p>one</p></li></ul>', '<h2>Title</h2>'])(
    'leaves %s unchanged until someone types',
    async (html) => {
      const { onChange } = await open(html)
      await act(() => new Promise((done) => setTimeout(done, 20)))
      for (const [said] of onChange.mock.calls) expect(said).toBe(html)
    }
  )

  it('loads later with its value, and reports no change by itself', async () => {
    const { box, onChange } = await open('<p>Hello <strong>Ana</strong></p>')
    expect(box.innerHTML).toContain('<p>Hello <strong>Ana</strong></p>')
    expect(box).toHaveAttribute('aria-multiline', 'true')
    expect(onChange).not.toHaveBeenCalled()
  })

  it('takes another value when its form is reset', async () => {
    const { box, onChange } = await open('<p>Hello</p>')
    fireEvent.click(screen.getByText('reset'))
    await waitFor(() => expect(box).toHaveTextContent('Reset'))
    expect(onChange).not.toHaveBeenCalled()
  })

  it.each([
    '<p>a</p><script>alert(1)</script>',
    '<p onclick="alert(1)">a</p>',
    '<p>a<img src=x onerror=alert(1)></p>',
    '<p><a href="javascript:alert(1)">a</a></p>',
    '<p style="position:fixed">a</p>',
    '<iframe src="https://evil.example"></iframe><p>a</p>',
  ])('keeps nothing harmful of %s', async (html) => {
    const { box } = await open(html)
    expect(box).toHaveTextContent('a')
    expect(box.innerHTML).not.toMatch(
      /<script|onclick|onerror|javascript:|position|iframe/
    )
  })

  it('announces its error to screen readers', async () => {
    const { box } = await open('', {
      isInvalid: true,
      describedBy: 'description-error',
      id: 'description',
    })
    expect(box).toHaveAttribute('id', 'description')
    expect(box).toHaveAttribute('aria-invalid', 'true')
    expect(box).toHaveAttribute('aria-describedby', 'description-error')
  })
})

describe('the toolbar', () => {
  const all = [
    'Bold',
    'Italic',
    'Heading',
    'Subheading',
    'Bulleted list',
    'Numbered list',
    'Quote',
    'Link',
    'Remove link',
    'Undo',
    'Redo',
  ]

  it('has a name for each of its buttons, and none submits the form', async () => {
    const { toolbar } = await open()
    const buttons = toolbar.getAllByRole('button')
    expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(
      all
    )
    expect(
      buttons.every((button) => button.getAttribute('type') === 'button')
    ).toBe(true)
  })

  it.each([
    ['Bold', '<p><strong>Hello</strong></p>'],
    ['Italic', '<p><em>Hello</em></p>'],
    ['Heading', '<h2>Hello</h2>'],
    ['Subheading', '<h3>Hello</h3>'],
    ['Bulleted list', '<ul><li><p>Hello</p></li></ul>'],
    ['Numbered list', '<ol><li><p>Hello</p></li></ol>'],
    ['Quote', '<blockquote><p>Hello</p></blockquote>'],
  ])(
    'applies %s by keyboard as %s, and shows it as pressed',
    async (name, html) => {
      const { box, onChange, toolbar } = await open('<p>Hello</p>')
      if (html.startsWith('<p>')) selectAll(box)
      const button = toolbar.getByRole('button', { name })
      act(() => button.focus())
      await act(async () => void (await userEvent.keyboard('{Enter}')))
      await waitFor(() => expect(last(onChange)).toBe(html))
      await waitFor(() =>
        expect(button).toHaveAttribute('aria-pressed', 'true')
      )
    }
  )

  it('undoes and redoes', async () => {
    const { box, onChange, toolbar } = await open('<p>Hello</p>')
    expect(toolbar.getByRole('button', { name: 'Undo' })).toBeDisabled()
    selectAll(box)
    fireEvent.click(toolbar.getByRole('button', { name: 'Bold' }))
    await waitFor(() =>
      expect(toolbar.getByRole('button', { name: 'Undo' })).toBeEnabled()
    )
    fireEvent.click(toolbar.getByRole('button', { name: 'Undo' }))
    await waitFor(() => expect(last(onChange)).toBe('<p>Hello</p>'))
    await waitFor(() =>
      expect(toolbar.getByRole('button', { name: 'Redo' })).toBeEnabled()
    )
  })

  const ask = async (answer: string | null) => {
    window.prompt = jest.fn(() => answer)
    const opened = await open('<p>Hello</p>')
    selectAll(opened.box)
    fireEvent.click(opened.toolbar.getByRole('button', { name: 'Link' }))
    return opened
  }

  it('links the selected text', async () => {
    const { onChange } = await ask('https://example.com')
    await waitFor(() =>
      expect(last(onChange)).toContain('href="https://example.com"')
    )
  })

  it.each([[null], [''], ['javascript:alert(1)']])(
    'links nothing for the address %j',
    async (answer) => {
      const { box } = await ask(answer)
      expect(box.querySelector('a')).toBeNull()
    }
  )
})

describe('a link that opens a modal', () => {
  const linked = '<p><a data-modal="points-explainer" href="#">Points</a></p>'

  it('stays a modal link when the text beside it is edited', async () => {
    const { box, onChange, toolbar } = await open(`${linked}<p>Hello</p>`)
    expect(box.querySelector('a')).toHaveAttribute(
      'data-modal',
      'points-explainer'
    )
    selectAll(box)
    fireEvent.click(toolbar.getByRole('button', { name: 'Bold' }))
    await waitFor(() =>
      expect(last(onChange)).toContain('data-modal="points-explainer"')
    )
  })

  it('can be set where the text allows modals', async () => {
    const { box, onChange, toolbar } = await open('<p>Hello</p>', {
      linksModals: true,
    })
    const name = 'Link that opens “All stages”'
    expect(toolbar.getByRole('button', { name })).toBeDisabled()
    selectAll(box)
    await waitFor(() =>
      expect(toolbar.getByRole('button', { name })).toBeEnabled()
    )
    fireEvent.click(toolbar.getByRole('button', { name }))
    await waitFor(() =>
      expect(last(onChange)).toContain('data-modal="stages-list"')
    )
    await waitFor(() =>
      expect(toolbar.getByRole('button', { name })).toHaveAttribute(
        'aria-pressed',
        'true'
      )
    )
  })

  it('becomes an ordinary link when given an address', async () => {
    window.prompt = jest.fn(() => 'https://example.com')
    const { box, onChange, toolbar } = await open(linked)
    selectAll(box)
    fireEvent.click(toolbar.getByRole('button', { name: 'Link' }))
    await waitFor(() =>
      expect(last(onChange)).toContain('href="https://example.com"')
    )
    expect(last(onChange)).not.toContain('data-modal')
  })
})

it('An emptied editor has the value ""', async () => {
  const { box, onChange } = await open('<p>Hello</p>')
  selectAll(box)
  fireEvent.keyDown(box, { key: 'Backspace', code: 'Backspace', keyCode: 8 })
  await waitFor(() => expect(last(onChange)).toBe(''))
})
