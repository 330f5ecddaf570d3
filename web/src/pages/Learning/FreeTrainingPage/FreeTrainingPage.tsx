import { TrainingLanding } from 'src/components/Learning/Courses/TrainingLanding/TrainingLanding'

type FreeTrainingPageProps = {
  /** `?part=2` */
  part?: string
}

/** The 3-part work-from-home training (spec 2.1 and 2.8). */
const FreeTrainingPage = ({ part }: FreeTrainingPageProps) => (
  <TrainingLanding page="FREE_TRAINING" part={part} />
)

export default FreeTrainingPage
