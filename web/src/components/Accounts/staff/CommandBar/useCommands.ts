import { Bell, ChevronRight, CircleUser, Plus } from 'lucide-react'
import type { LucideIcon } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import { useCreateActions } from 'src/components/access/useQuickActions'
import { useStaffMenu } from 'src/components/access/useStaffMenu'
import { pathTo, useIsShown } from 'src/hooks/access/useMenu'

import { commandsMatching } from './commandsMatching'

export type Command = {
  to: string
  label: string
  /** The group of the menu. */
  hint?: string
  icon: LucideIcon
}

/** The actions and pages of the viewer's menus that match what was typed, best first. */
export const useCommands = (typed: string) => {
  const { t } = useTranslation(['common', 'accounts.staff'])
  const { entries, groups } = useStaffMenu()
  const actions = useCreateActions()
  const isShown = useIsShown()
  const pages = [
    ...entries.map((entry) => ({ entry, hint: undefined })),
    ...groups.flatMap((group) =>
      group.entries.map((entry) => ({ entry, hint: t(group.label) }))
    ),
  ]
  const commands: Command[] = [
    ...pages.map(({ entry: { route, params, label, values, icon }, hint }) => ({
      to: pathTo(route, params) ?? '/',
      label: t(label, values),
      hint,
      icon: icon ?? ChevronRight,
    })),
    { to: routes.notices(), label: t('shell.notices'), icon: Bell },
    {
      to: routes.myProfile(),
      label: t('accounts.staff:command.myProfile'),
      icon: CircleUser,
    },
    // The default settings link to them, and no menu does (spec section 2.4).
    ...(['webhooks', 'operations'] as const).filter(isShown).map((route) => ({
      to: pathTo(route) ?? '/',
      label: t(`accounts.staff:command.${route}`),
      hint: t('menu.settings'),
      icon: ChevronRight,
    })),
    ...actions.map((action) => ({ ...action, icon: Plus })),
  ]
  const once = new Map(commands.map((command) => [command.to, command]))
  return commandsMatching([...once.values()], typed)
}
