import { useEffect } from 'react'

import {
  EditorContent,
  Extension,
  useEditor,
  useEditorState,
  type Editor as TipTap,
} from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import {
  Bold,
  Heading2,
  Heading3,
  Italic,
  Link2,
  Link2Off,
  List,
  ListOrdered,
  Milestone,
  Quote,
  Redo2,
  Undo2,
  Zap,
  type LucideIcon,
} from 'lucide-react'
import { useTranslation } from 'react-i18next'

import type { LinkedModalName } from 'src/components/Community/LinkedModals/LinkedModal'
import type words from 'src/locales/en/tools.json'

import type { RichTextEditorProps } from './RichTextEditor'

type Tool = {
  label: keyof typeof words.editor
  icon: LucideIcon
  run: (editor: TipTap) => unknown
  isOn?: (editor: TipTap) => boolean
  isOff?: (editor: TipTap) => boolean
}

const tools: Tool[] = [
  {
    label: 'bold',
    icon: Bold,
    run: (e) => e.chain().focus().toggleBold().run(),
    isOn: (e) => e.isActive('bold'),
  },
  {
    label: 'italic',
    icon: Italic,
    run: (e) => e.chain().focus().toggleItalic().run(),
    isOn: (e) => e.isActive('italic'),
  },
  {
    label: 'heading',
    icon: Heading2,
    run: (e) => e.chain().focus().toggleHeading({ level: 2 }).run(),
    isOn: (e) => e.isActive('heading', { level: 2 }),
  },
  {
    label: 'subheading',
    icon: Heading3,
    run: (e) => e.chain().focus().toggleHeading({ level: 3 }).run(),
    isOn: (e) => e.isActive('heading', { level: 3 }),
  },
  {
    label: 'bulletList',
    icon: List,
    run: (e) => e.chain().focus().toggleBulletList().run(),
    isOn: (e) => e.isActive('bulletList'),
  },
  {
    label: 'numberedList',
    icon: ListOrdered,
    run: (e) => e.chain().focus().toggleOrderedList().run(),
    isOn: (e) => e.isActive('orderedList'),
  },
  {
    label: 'quote',
    icon: Quote,
    run: (e) => e.chain().focus().toggleBlockquote().run(),
    isOn: (e) => e.isActive('blockquote'),
  },
  {
    label: 'removeLink',
    icon: Link2Off,
    run: (e) => e.chain().focus().unsetLink().run(),
    isOff: (e) => !e.isActive('link'),
  },
  {
    label: 'undo',
    icon: Undo2,
    run: (e) => e.chain().focus().undo().run(),
    isOff: (e) => !e.can().undo(),
  },
  {
    label: 'redo',
    icon: Redo2,
    run: (e) => e.chain().focus().redo().run(),
    isOff: (e) => !e.can().redo(),
  },
]

/** A link may open a modal instead of a page (spec section 3, Task); no editor loses that it does. */
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

const modalTool = (
  modal: LinkedModalName,
  label: Tool['label'],
  icon: LucideIcon
): Tool => ({
  label,
  icon,
  run: (e) => linkTo(e, { href: '#', modal }),
  isOn: (e) => e.isActive('link', { modal }),
  isOff: (e) => e.state.selection.empty && !e.isActive('link'),
})

const modalTools = [
  modalTool('points-explainer', 'linkPoints', Zap),
  modalTool('stages-list', 'linkStages', Milestone),
]

const linkTo = (
  editor: TipTap,
  attributes: { href: string; modal: LinkedModalName | null }
) => editor.chain().focus().extendMarkRange('link').setLink(attributes).run()

const setLink = (editor: TipTap, question: string) => {
  const href = window.prompt(
    question,
    editor.getAttributes('link').href ?? 'https://'
  )
  if (href) linkTo(editor, { href, modal: null })
}

const withState = [...tools, ...modalTools]

type ToolbarProps = { editor: TipTap; linksModals?: boolean }

const Toolbar = ({ editor, linksModals }: ToolbarProps) => {
  const { t } = useTranslation(['common', 'tools'])
  const states = useEditorState({
    editor,
    selector: ({ editor: current }) =>
      withState.map(({ isOn, isOff }) => ({
        isOn: isOn?.(current),
        isOff: isOff?.(current),
      })),
  })
  const link: Tool = {
    label: 'link',
    icon: Link2,
    run: (e) => setLink(e, t('tools:editor.linkPrompt')),
  }

  return (
    <div
      role="toolbar"
      aria-label={t('tools:editor.label')}
      className="border-base-300 flex flex-wrap gap-0.5 border-b p-1"
    >
      {[
        ...tools.slice(0, 7),
        link,
        ...(linksModals ? modalTools : []),
        ...tools.slice(7),
      ].map((tool) => {
        const state = states[withState.indexOf(tool)]
        const Icon = tool.icon
        return (
          <button
            key={tool.label}
            type="button"
            title={t(`tools:editor.${tool.label}`)}
            aria-label={t(`tools:editor.${tool.label}`)}
            aria-pressed={state?.isOn}
            disabled={state?.isOff}
            onClick={() => tool.run(editor)}
            className="hover:bg-base-200 aria-pressed:bg-secondary flex size-9 cursor-pointer items-center justify-center rounded-md disabled:cursor-default disabled:opacity-40"
          >
            <Icon className="size-4" aria-hidden />
          </button>
        )
      })}
    </div>
  )
}

// TipTap keeps an empty paragraph below a list or heading to write on in; nobody wrote it.
const htmlOf = (editor: TipTap) =>
  editor.isEmpty ? '' : editor.getHTML().replace(/(<p><\/p>)+$/, '')

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
  const { t } = useTranslation(['common', 'tools'])
  const editor = useEditor({
    extensions: [
      StarterKit.configure({
        heading: { levels: [2, 3] },
        link: { openOnClick: false },
      }),
      ModalLinks,
    ],
    content: value,
    // Its styles stand below: an injected style sheet would need a hole in the content policy.
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    onUpdate: ({ editor: current }) => onChange(htmlOf(current)),
    onBlur: () => onBlur?.(),
    editorProps: {
      attributes: {
        ...(id && { id }),
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(isInvalid && { 'aria-invalid': 'true' }),
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label ?? t('tools:editor.label'),
        class: 'prose min-h-40 px-3 py-2.5 outline-none whitespace-pre-wrap',
      },
    },
  })

  // The form was reset, or the record came later. (A page that came slowly holds, for a moment, an editor that TipTap
  // has already replaced.)
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
      {editor && <Toolbar editor={editor} linksModals={linksModals} />}
      <EditorContent editor={editor} />
    </div>
  )
}

export default Editor
