/**
 * Finds functions that the built bundles use and the oldest supported browsers lack. Support tables: MDN's
 * browser-compat-data.
 */
import { readFileSync } from 'node:fs';
import compatibility from '@mdn/browser-compat-data' with { type: 'json' };
import { parseSync, Visitor } from 'oxc-parser';
import type { BrowserName, CompatStatement } from '@mdn/browser-compat-data';

const tableNames: Record<string, BrowserName> = {
  and_chr: 'chrome_android',
  and_ff: 'firefox_android',
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  ios_saf: 'safari_ios',
  safari: 'safari',
};

const manifest = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
  browserslist: string[];
};
/** Oldest supported version of each browser, from `browserslist` in the root `package.json`. */
const oldest = manifest.browserslist.map((query) => {
  const [name, version] = query.split(' >= ');
  return { browser: tableNames[name!]!, version: Number(version) };
});

/** Members of JavaScript's built-in objects: `toSorted` of `Array.prototype`, `groupBy` of `Map`. */
interface Member {
  owner: string;
  isStatic: boolean;
  isNewer: boolean;
}

const members = new Map<string, Member[]>();
const newerGlobals = new Set<string>();

/** A built-in object, and the support data of its members. */
interface Owner {
  __compat?: CompatStatement;
  [member: string]: { __compat?: CompatStatement } | CompatStatement | undefined;
}
const builtins = compatibility.javascript.builtins as unknown as Record<string, Owner>;
const interfaces = compatibility.api as unknown as Record<string, Owner>;
for (const [owner, table] of Object.entries(builtins)) addOwner(owner, table);
for (const [owner, table] of Object.entries(builtins['Intl']!)) addOwner(`Intl.${owner}`, table as unknown as Owner);
for (const [owner, table] of Object.entries(interfaces)) {
  if (isNewer(table.__compat)) newerGlobals.add(owner);
  for (const [name, __compat] of listMembers(table))
    if (name.endsWith('_static'))
      addMember(name.replace('_static', ''), { owner, isStatic: true, isNewer: isNewer(__compat) });
}

function listMembers({ __compat, ...table }: Owner): [string, CompatStatement][] {
  return Object.entries(table as Record<string, { __compat?: CompatStatement }>).flatMap(
    ([name, { __compat: compat }]) => (compat ? [[name, compat] as [string, CompatStatement]] : []),
  );
}

function addOwner(owner: string, table: Owner): void {
  if (owner.endsWith('__compat')) return;
  if (isNewer(table.__compat)) newerGlobals.add(owner);
  for (const [name, __compat] of listMembers(table)) {
    addMember(name, { owner, isStatic: isOwnMember(owner, name), isNewer: isNewer(__compat) });
  }
}

/** The tables do not distinguish static members from instance methods; this Node has nearly all of them. */
function isOwnMember(owner: string, name: string): boolean {
  const object: unknown = Reflect.get(globalThis, owner);
  return typeof object === 'function' && Object.hasOwn(object, name);
}

function isMethod({ owner, isStatic }: Member, name: string): boolean {
  const object = Reflect.get(globalThis, owner) as { prototype?: object } | undefined;
  return !isStatic && (object?.prototype === undefined || name in object.prototype);
}

function addMember(name: string, member: Member): void {
  members.set(name, [...(members.get(name) ?? []), member]);
}

function isNewer(statement: CompatStatement | undefined): boolean {
  if (!statement) return false;
  return oldest.some(({ browser, version }) => {
    const support = statement.support[browser];
    const newest = Array.isArray(support) ? support[0] : support;
    if (!newest) return false;
    const added = newest.version_added;
    return typeof added !== 'string' || newest.flags !== undefined || !(Number(added.replace('≤', '')) <= version);
  });
}

/**
 * Regular expressions that Safari 16.0 cannot parse, which makes the whole file fail: look-behind, `v`, inline flags.
 */
const newerPattern = /\(\?<[=!]|\(\?[a-z]*-?[a-z]*:(?<!\(\?:)/u;

/**
 * @param code a built bundle
 * @returns each name once, sorted: `Array.prototype.toSorted`, `Map.groupBy`, `OffscreenCanvas`, `/(?<=a)b/`. Types
 * are unknown here, so an instance member counts only if it is called and no older built-in object has a member of
 * that name.
 */
export function newerFunctionsIn(code: string): string[] {
  const functionNames = new Set<string>();
  const visitor = new Visitor({
    MemberExpression({ object, property, computed }) {
      if (object.type !== 'Identifier' || property.type !== 'Identifier' || computed) return;
      const member = members.get(property.name)?.find(({ owner, isStatic }) => isStatic && owner === object.name);
      if (member?.isNewer) functionNames.add(`${object.name}.${property.name}`);
    },
    CallExpression({ callee }) {
      if (callee.type !== 'MemberExpression' || callee.property.type !== 'Identifier' || callee.computed) return;
      const { name } = callee.property;
      const instances = (members.get(name) ?? []).filter((member) => isMethod(member, name));
      if (instances.length > 0 && instances.every((member) => member.isNewer))
        functionNames.add(`${instances[0]!.owner}.prototype.${name}`);
    },
    NewExpression({ callee }) {
      if (callee.type === 'Identifier' && newerGlobals.has(callee.name)) functionNames.add(callee.name);
    },
    Literal(node) {
      if (!('regex' in node)) return;
      const { pattern, flags } = node.regex;
      if (newerPattern.test(pattern) || flags.includes('v')) functionNames.add(`/${pattern}/${flags}`);
    },
    StaticBlock() {
      functionNames.add('static {}');
    },
  });
  visitor.visit(parseSync('bundle.js', code).program);
  return [...functionNames].toSorted();
}
