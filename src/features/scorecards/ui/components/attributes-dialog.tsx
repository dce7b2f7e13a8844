import { useQuery } from '@tanstack/react-query'
import { QueryBoundary } from '#ui/page/query-boundary.tsx'
import { Dialog, DialogBody } from '#ui/primitives/dialog.tsx'
import { SkeletonRows } from '#ui/primitives/skeleton.tsx'
import { definitionQuery, proposalsQuery } from '../queries.ts'
import { AttributesEditor } from './attributes-editor.tsx'

type Props = { jobId: string; onClose: () => void }

/** The scorecard attributes of a job in an editor; initially the posting's requirements. */
export function AttributesDialog({ jobId, onClose }: Props) {
  const definition = useQuery(definitionQuery(jobId))
  const proposals = useQuery(proposalsQuery(jobId))
  const title = definition.data?.jobTitle
  return (
    <Dialog
      onClose={onClose}
      title="Scorecard"
      description={title ? `Attributes everyone uses to score candidates for ${title}, up to 12.` : undefined}
      size="lg"
    >
      <QueryBoundary
        query={definition}
        skeleton={
          <DialogBody>
            <SkeletonRows rows={4} lead="none" label="Loading the scorecard" />
          </DialogBody>
        }
        errorText="Failed to load the scorecard"
      >
        {(stored) => (
          <QueryBoundary
            query={proposals}
            skeleton={
              <DialogBody>
                <SkeletonRows rows={4} lead="none" label="Loading proposals" />
              </DialogBody>
            }
            errorText="Failed to load proposals"
          >
            {(offered) => (
              <AttributesEditor jobId={jobId} stored={stored.attributes} offered={offered} onClose={onClose} />
            )}
          </QueryBoundary>
        )}
      </QueryBoundary>
    </Dialog>
  )
}
