import { Wand2 } from 'lucide-react'
import { useTranslation } from 'react-i18next'

import { routes } from '@redwoodjs/router'

import SuccessMembersCell from 'src/components/Community/staff/SuccessManager/SuccessMembersCell'
import { Button, LinkButton } from 'src/components/ui/control/Button/Button'
import { useAccess } from 'src/hooks/access/useAccess'
import { useSave } from 'src/hooks/data/useSave'

import { shownIn } from './successManager'

import type { SettingName } from '$api/src/shared/settings/catalogue'

const ASSIGN: Doc<'AssignMembersByRuleMutation'> = gql`
  mutation AssignMembersByRuleMutation {
    assignMembersByRule {
      assigned
      outcome
    }
  }
`

/** The members without a success manager, with the rule that gives them one. */
export const MembersInNobodysCare = () => {
  const { t } = useTranslation('community.success')
  const { can, mayOpen } = useAccess()
  const [assign, { loading }] = useSave(ASSIGN, {
    done: ({ assignMembersByRule: { assigned, outcome } }) =>
      [
        assigned > 0 && t('rule.done', { count: assigned }),
        (assigned === 0 || outcome !== 'NOBODY_WAITS') &&
          t(`rule.outcome.${outcome}`),
      ]
        .filter(Boolean)
        .join(' '),
    refetch: shownIn,
  })
  return (
    <section className="mt-8 space-y-3" aria-label={t('members.nobodys.title')}>
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h2 className="text-lg">{t('members.nobodys.title')}</h2>
        <div className="flex flex-wrap gap-2">
          {mayOpen('defaultSettings') && (
            <LinkButton
              to={`${routes.defaultSettings()}#${'success-assignment' satisfies SettingName}`}
              size="sm"
              look="ghost"
            >
              {t('rule.settings')}
            </LinkButton>
          )}
          {can('editSuccessManagers') && (
            <Button
              size="sm"
              icon={Wand2}
              busy={loading}
              onClick={() => assign({})}
            >
              {t('rule.submit')}
            </Button>
          )}
        </div>
      </header>
      <SuccessMembersCell />
    </section>
  )
}
