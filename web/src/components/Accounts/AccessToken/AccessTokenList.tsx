import { KeyRound } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { MyAccessTokensQuery } from 'types/graphql'

import { call } from 'src/components/ui/resource/Actions/action'
import { Actions } from 'src/components/ui/resource/Actions/Actions'
import { DateText } from 'src/components/ui/text/DateText'
import { StatusBadge } from 'src/components/ui/text/StatusBadge'

const END: Doc<'EndAccessTokenMutation'> = gql`
  mutation EndAccessTokenMutation($id: Int!) {
    endAccessToken(id: $id) {
      id
      state
    }
  }
`

type Token = MyAccessTokensQuery['myAccessTokens'][number]

const rightsOf = ({ mayChange, reachesMoney }: Token) => {
  if (reachesMoney) return 'money'
  return mayChange ? 'changes' : 'reads'
}

const tones = { LIVE: 'success', EXPIRED: 'outline', ENDED: 'neutral' } as const

const Row = ({ token }: { token: Token }) => {
  const { t } = useTranslation('accounts.tokens')
  const { name, state, lastUsedAt } = token
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <KeyRound
        className="text-muted size-6 shrink-0"
        strokeWidth={1.75}
        aria-hidden
      />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
          {name}
          <StatusBadge tone={tones[state]}>{t(`state.${state}`)}</StatusBadge>
        </p>
        <p className="text-muted text-sm">
          {t(`rights.${rightsOf(token)}`)}
          {' · '}
          {t('until')} <DateText date={token.expiresAt} look="time" />
          {' · '}
          {lastUsedAt ? (
            <>
              {t('used')} <DateText date={lastUsedAt} look="relative" />
            </>
          ) : (
            t('unused')
          )}
        </p>
      </div>
      {state === 'LIVE' && (
        <Actions
          words="accounts.tokens"
          of={{ name }}
          refetch={['MyAccessTokensQuery']}
          size="sm"
          actions={[
            {
              name: 'endToken',
              look: 'outline',
              does: call(END, { id: token.id }),
              asks: 'confirm',
              isDangerous: true,
            },
          ]}
        />
      )}
    </li>
  )
}

/** The viewer's access tokens; a live one can be ended. */
export const AccessTokenList = ({ tokens }: { tokens: Token[] }) => {
  const { t } = useTranslation('accounts.tokens')
  if (tokens.length === 0)
    return <p className="text-muted text-sm">{t('none')}</p>
  return (
    <ul className="divide-base-300 divide-y">
      {tokens.map((token) => (
        <Row key={token.id} token={token} />
      ))}
    </ul>
  )
}
