import { useEditorState, type Editor as TipTap } from '@tiptap/react'
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
import type words from 'src/locales/en/common.tools.json'

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

export const EditorToolbar = ({ editor, linksModals }: ToolbarProps) => {
  const { t } = useTranslation(['common', 'common.tools'])
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
    run: (e) => setLink(e, t('common.tools:editor.linkPrompt')),
  }

  return (
    <div
      role="toolbar"
      aria-label={t('common.tools:editor.label')}
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
            title={t(`common.tools:editor.${tool.label}`)}
            aria-label={t(`common.tools:editor.${tool.label}`)}
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
