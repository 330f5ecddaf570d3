import { useState } from 'react'

import { ApolloError } from '@apollo/client'

import { Button } from 'src/components/ui/control/Button/Button'
import { Menu } from 'src/components/ui/control/Menu'
import { Tabs } from 'src/components/ui/control/Tabs'
import {
  CardsLoading,
  CellEmpty,
  CellFailure,
  DetailsLoading,
  FormLoading,
  TableLoading,
} from 'src/components/ui/feedback/cellStates/cellStates'
import { Dialog } from 'src/components/ui/feedback/Dialog/Dialog'
import { useConfirm } from 'src/components/ui/feedback/Dialog/useConfirm'
import { Drawer } from 'src/components/ui/feedback/Drawer'
import {
  drawings,
  type DrawingName,
} from 'src/components/ui/feedback/EmptyState/drawings'
import { EmptyState } from 'src/components/ui/feedback/EmptyState/EmptyState'
import { LoadingScreen } from 'src/components/ui/feedback/LoadingScreen/LoadingScreen'
import { toast } from 'src/lib/browser/toast'

import { LOADING_SCREEN_MS } from '$api/src/shared/constants'

export const Overlays = () => {
  const [open, setOpen] = useState<'dialog' | 'drawer' | 'loading'>()
  const { confirm, confirmDialog } = useConfirm()
  const close = () => setOpen(undefined)
  const showLoadingScreen = () => {
    setOpen('loading')
    setTimeout(close, LOADING_SCREEN_MS)
  }

  const onDelete = async () => {
    const isSure = await confirm({
      title: 'Delete this coupon?',
      text: 'People who have it can no longer use it.',
      confirmLabel: 'Delete',
      isDangerous: true,
    })
    void toast.success(isSure ? 'Deleted' : 'Kept')
  }

  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => setOpen('dialog')}>Dialog</Button>
        <Button onClick={onDelete}>Confirm</Button>
        <Button onClick={() => setOpen('drawer')}>Drawer</Button>
        <Button onClick={showLoadingScreen}>Loading screen</Button>
        <Menu
          button={<Button>Menu</Button>}
          items={[
            { label: 'One', onSelect: () => toast.success('One') },
            { label: 'Not now', isDisabled: true, onSelect: () => {} },
          ]}
        />
        <Button onClick={() => toast.success('Payment approved successful!')}>
          Success toast
        </Button>
        <Button onClick={() => toast.error('Something went wrong, try again')}>
          Error toast
        </Button>
      </div>
      <Tabs
        label="Example"
        param="t"
        byIndex
        tabs={['User Subscriptions', 'Enroll to Funnel', 'Payment Records'].map(
          (title) => ({ key: title, title, content: <p>{title}</p> })
        )}
      />
      <Dialog
        isOpen={open === 'dialog'}
        onClose={close}
        title="Approve payment"
        text="Two things are needed."
        footer={
          <Button look="primary" onClick={close}>
            Approve
          </Button>
        }
      >
        <input className="input w-full" aria-label="External invoice id" />
      </Dialog>
      <Drawer
        isOpen={open === 'drawer'}
        onClose={close}
        title="Stage 2"
        footer={
          <Button look="primary" block onClick={close}>
            Go on
          </Button>
        }
      >
        <EmptyState
          drawing="done"
          title="Hooray! You've completed all the task."
        />
      </Drawer>
      {open === 'loading' && (
        <LoadingScreen
          phase="shown"
          text="Preparing your three part work-from-home training, one moment please"
        />
      )}
      {confirmDialog}
    </>
  )
}

const failure = new ApolloError({
  graphQLErrors: [
    {
      message: 'Something went wrong, try again',
      extensions: { code: 'GENERIC', requestId: 'req-7f3k' },
    } as never,
  ],
})

export const States = () => (
  <div className="grid gap-4 lg:grid-cols-2">
    <CellFailure
      error={failure}
      queryResult={{
        refetch: () => new Promise((done) => setTimeout(done, 800)),
      }}
    />
    <CellFailure
      error={new ApolloError({ networkError: new Error('Failed to fetch') })}
      queryResult={{ refetch: () => {} }}
    />
    <CellEmpty />
    <div className="panel grid grid-cols-2 sm:grid-cols-3">
      {(Object.keys(drawings) as DrawingName[]).map((drawing) => (
        <EmptyState key={drawing} drawing={drawing} title={drawing} />
      ))}
    </div>
    <TableLoading />
    <div className="space-y-4">
      <DetailsLoading />
      <FormLoading />
    </div>
    <div className="lg:col-span-2">
      <CardsLoading />
    </div>
  </div>
)
