import { useEffect } from 'react'

import {
  EditorContent,
  Extension,
  useEditor,
  type Editor as TipTap,
} from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { useTranslation } from 'react-i18next'

import { EditorToolbar } from './EditorToolbar'
import { pastedHtml } from './pastedHtml'

/**
 * Links may open a modal instead of a page (spec section 3, Task). This extension keeps their attribute while editing.
 */
const ModalLinks = Extension.create({
  name: 'modalLinks',
  addGlobalAttributes: () => [
    {
      types: ['link'],
      attributes: {
        modal: {
          default: null,
          parseHTML: (link) => link.getAttribute('data-modal'),
          renderHTML: ({ modal }) => (modal ? { 'data-modal': modal } : {}),
        },
      },
    },
  ],
})

// TipTap keeps an empty paragraph below a list or heading, so that people can type there. The text does not include it.
const htmlOf = (editor: TipTap) =>
  editor.isEmpty ? '' : editor.getHTML().replace(/(<p><\/p>)+$/, '')

export type RichTextEditorProps = {
  /** HTML; '' if empty. */
  value: string
  onChange: (html: string) => void
  onBlur?: () => void
  id?: string
  label?: string
  isInvalid?: boolean
  describedBy?: string
  /** Whether links in the text may open a modal. */
  linksModals?: boolean
}

const Editor = ({
  value,
  onChange,
  onBlur,
  id,
  label,
  isInvalid,
  describedBy,
  linksModals,
}: RichTextEditorProps) => {
  const { t } = useTranslation(['common', 'common.tools'])
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        link: { openOnClick: false },
      }),
      ModalLinks,
    ],
    content: value,
    // The classes below style the editor. TipTap's own injected style sheet would need an exception in the content
    // security policy.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    onUpdate: ({ editor: current }) => onChange(htmlOf(current)),
    onBlur: () => onBlur?.(),
    editorProps: {
      transformPastedHTML: pastedHtml,
      attributes: {
        ...(id && { id }),
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(isInvalid && { 'aria-invalid': 'true' }),
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label ?? t('common.tools:editor.label'),
        class: 'prose min-h-40 px-3 py-2.5 outline-none whitespace-pre-wrap',
      },
    },
  })

  // Shows a value that changed outside the editor: the form was reset, or the record loaded later. On a slow page,
  // TipTap may have replaced this editor already.
  useEffect(() => {
    if (!editor || editor.isDestroyed) return
    if (value !== htmlOf(editor)) {
      editor.commands.setContent(value, { emitUpdate: false })
    }
  }, [editor, value])

  return (
    <div
      className={`bg-base-100 focus-within:border-primary focus-within:outline-primary rounded-lg border focus-within:outline-2 focus-within:outline-offset-2 ${isInvalid ? 'border-error' : 'border-control'}`}
    >
      {editor && <EditorToolbar editor={editor} linksModals={linksModals} />}
      <EditorContent editor={editor} />
    </div>
  )
}

export default Editor
