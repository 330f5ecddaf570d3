import { Trans, useTranslation } from 'react-i18next'

import { Link } from 'src/components/ui/control/Link'
import { pathTo } from 'src/hooks/access/useMenu'

import {
  routeRequirements,
  type Requirement,
} from '$api/src/shared/access/routeRequirements'

const requirementOf = (routeName: string) =>
  (routeRequirements as Record<string, Requirement>)[routeName]

/** For staff who manage access levels: names the right that a refused page needs, and where to grant it. */
const MissingFlag = ({ routeName }: { routeName: string }) => {
  const { t } = useTranslation('accounts.staff')
  const needs = requirementOf(routeName)
  if (!needs || needs === 'open') return null

  const names = [needs.page, needs.fn].flatMap((flag) =>
    flag ? [t(`matrix.flags.${flag}`)] : []
  )
  if (names.length === 0)
    return <span className="mt-2 block">{t('restricted.byRole')}</span>

  const [one, other] = names
  return (
    <span className="mt-2 block">
      <Trans
        t={t}
        i18nKey="restricted.asks"
        values={{
          flags: other
            ? t('restricted.or', { one, other })
            : t('restricted.one', { one }),
        }}
        components={{
          levels: (
            <Link
              to={pathTo('accessLevels') ?? '/'}
              className="link link-primary"
            />
          ),
        }}
      />
    </span>
  )
}

export default MissingFlag
