const zeros = [0x0660, 0x06f0] as const;

/** A text with Arabic digits and the Arabic decimal separator as European ones: `١٫٦٠` is `1.60`. */
export const latinDigits = (text: string): string =>
  text
    .replaceAll(/[\u0660-\u0669\u06F0-\u06F9]/gu, (digit) => {
      const code = digit.charCodeAt(0);
      return String(code - zeros.findLast((zero) => zero <= code)!);
    })
    .replaceAll('\u066B', '.');
