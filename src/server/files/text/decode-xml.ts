import { readDeclaredEncodings } from './declared-encodings.ts'
import { decodeAs, decodeDeclared } from './decode-text.ts'

/** The text of an XML file: by its byte order mark, as UTF-8, by its declaration, else as Latin. */
export const decodeXml = (bytes: Uint8Array): string =>
  (decodeDeclared(bytes, readDeclaredEncodings(bytes)) ?? decodeAs(bytes, 'windows-1252')).text
