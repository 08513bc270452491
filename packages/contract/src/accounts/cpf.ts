/** Reason why a CPF is invalid. */
export type CpfFault = 'required' | 'characters' | 'length' | 'digits';

/**
 * Normalizes a CPF for comparison and storage: removes dots and dashes, upper case.
 *
 * '529.982.247-25' → '52998224725' · 'ab 123456' → 'AB123456'
 */
export function normalizeCpf(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/[\s.\-/]/gu, '')
    .toUpperCase();
}

/**
 * Validates a CPF: 11 digits of which the last two are check digits. 8 to 10 letters or digits are a document of
 * another country.
 *
 * @returns undefined if valid
 */
export function cpfFault(text: string): CpfFault | undefined {
  const cpf = normalizeCpf(text);
  if (cpf === '') return 'required';
  if (!/^[0-9A-Z]+$/u.test(cpf)) return 'characters';
  if (cpf.length < 8 || cpf.length > 11) return 'length';
  if (cpf.length < 11) return undefined;
  return hasCheckDigits(cpf) ? undefined : 'digits';
}

/** The tenth digit checks the nine before it with weights 10 to 2, the eleventh the ten before it with 11 to 2. */
function hasCheckDigits(cpf: string): boolean {
  if (!/^[0-9]{11}$/u.test(cpf) || /^(.)\1+$/u.test(cpf)) return false;
  const digits = Array.from(cpf, Number);
  return [9, 10].every((length) => {
    const sum = digits.slice(0, length).reduce((total, digit, index) => total + digit * (length + 1 - index), 0);
    return digits[length] === ((sum * 10) % 11) % 10;
  });
}
