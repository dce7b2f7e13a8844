import {
  AlignLeft,
  AtSign,
  Calendar,
  CircleDot,
  Hash,
  Link,
  List,
  ListChecks,
  type LucideIcon,
  Paperclip,
  Phone,
  TextCursorInput,
  ToggleLeft,
} from 'lucide-react'
import type { QuestionType } from '../../question-types.ts'

export const questionTypeIcons: Record<QuestionType, LucideIcon> = {
  text: TextCursorInput,
  textarea: AlignLeft,
  dropdown: List,
  multiple_choice: CircleDot,
  checkbox: ListChecks,
  yes_no: ToggleLeft,
  file_upload: Paperclip,
  url: Link,
  number: Hash,
  date: Calendar,
  email: AtSign,
  phone: Phone,
}
