import { z } from 'zod'
import { certificateTexts } from '@/content/forms'
import { requiredText } from '../shared/fields'
import { withAsciiDigits } from '../shared/phone'

const toHalfWidth = (char: string) => String.fromCharCode(char.charCodeAt(0) - 0xfee0)

/**
 * An admission number in the letters, digits and signs of any keyboard here: full-width characters, other dashes,
 * and the digits of Bengali and Hindi are the same number. Nothing else is translated: Unicode's NFKC makes 0412 of 041². Others
 * are refused: to a vendor that does not see them, each would make another spelling of the same number.
 */
const plainNumber = z
  .string()
  .transform((text) =>
    withAsciiDigits(text)
      .replace(/[\uff01-\uff5e]/g, toHalfWidth)
      .replace(/\p{Pd}/gu, '-'),
  )
  .pipe(z.string().regex(/^[A-Za-z0-9/. -]+$/, certificateTexts.failed))

/**
 * The transfer certificate lookup (specification, section 5): both fields are required and sent under these keys. The
 * privacy notice uses the descriptions.
 */
export const certificateSchema = z.object({
  name: requiredText(certificateTexts.empty).describe('student’s full name'),
  admission: requiredText(certificateTexts.empty).pipe(plainNumber).describe('admission number'),
})
