import type { DocumentNode } from 'graphql'
import { ArchiveRestore } from 'lucide-react'

import { Button } from 'src/components/ui/control/Button/Button'
import { useSave } from 'src/hooks/data/useSave'

type RestoreButtonProps = {
  id: number
  /** The mutation that restores the record by its id. */
  mutation: DocumentNode
  /** The message after the restore. */
  done: string
  children: string
}

/** Restores an archived record. */
export const RestoreButton = ({
  id,
  mutation,
  done,
  children,
}: RestoreButtonProps) => {
  const [restore, { loading }] = useSave<unknown, { id: number }>(mutation, {
    done,
  })
  return (
    <Button
      look="primary"
      icon={ArchiveRestore}
      busy={loading}
      onClick={() => restore({ id })}
    >
      {children}
    </Button>
  )
}
