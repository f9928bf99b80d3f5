import ts from 'typescript';
import type { ComputedLibrary } from '../../../core/demo/date-library.ts';
import { DIALECTS, type Argument, type Dialect, type Printed } from './dialects.ts';
import { convertFormat } from './formats.ts';
import { printImports } from './imports.ts';

/** Means that a demo uses Day.js in a way that has no counterpart here. */
export class DateLibraryError extends Error {
  readonly file: string;
  readonly line: number;
  readonly problem: string;
  readonly remedy: string;

  constructor(node: ts.Node, problem: string, remedy: string) {
    const source = node.getSourceFile();
    const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1;
    super(`${source.fileName}:${line}: ${problem} ${remedy}`);
    this.name = 'DateLibraryError';
    this.file = source.fileName;
    this.line = line;
    this.problem = problem;
    this.remedy = remedy;
  }
}

const REMEDY = 'Write it with the part of Day.js that CONTRIBUTING.md lists.';

/** Props of pickers and keys of their objects that contain a format. */
const FORMAT_PROP = /^(format|toolbarFormat)$/;
const FORMATS_PROP = /^(formats|dateFormats)$/;

/** Modules of the pickers. */
const PICKERS = /^@mui\/x-date-pickers/;

/** The form of the texts that all libraries read as local time. */
const ISO_DATE = /^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2})?)?$/;

function isDateModule(specifier: string): boolean {
  return specifier === 'dayjs' || specifier.startsWith('dayjs/');
}

function unwrap(node: ts.Expression): ts.Expression {
  return ts.isParenthesizedExpression(node) || ts.isNonNullExpression(node)
    ? unwrap(node.expression)
    : node;
}

/** Whether the value of an expression only matters as true or false. */
function isCondition(node: ts.Node): boolean {
  const { parent } = node;
  if (ts.isParenthesizedExpression(parent)) return isCondition(parent);
  if (ts.isPrefixUnaryExpression(parent)) return parent.operator === ts.SyntaxKind.ExclamationToken;
  if (ts.isConditionalExpression(parent)) return parent.condition === node || isCondition(parent);
  if (ts.isIfStatement(parent)) return true;
  if (!ts.isBinaryExpression(parent)) return false;
  const { kind } = parent.operatorToken;
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken) {
    return parent.left === node || isCondition(parent);
  }
  return kind === ts.SyntaxKind.BarBarToken && isCondition(parent);
}

/** Whether an expression can be written twice: a name, or a property of one. */
function isSimple(node: ts.Expression): boolean {
  if (ts.isIdentifier(node) || node.kind === ts.SyntaxKind.ThisKeyword) return true;
  if (ts.isPropertyAccessExpression(node)) return isSimple(node.expression);
  if (!ts.isElementAccessExpression(node)) return false;
  return isSimple(node.expression) && ts.isNumericLiteral(node.argumentExpression);
}

/** A call of a method: `date.add(1, 'day')`. */
interface MethodCall {
  call: ts.CallExpression;
  access: ts.PropertyAccessExpression;
}

class Rewriter {
  private readonly source: ts.SourceFile;
  private readonly checker: ts.TypeChecker;
  private readonly library: ComputedLibrary;
  private readonly text: string;
  private readonly dialect: Dialect;
  private readonly formats = new Set<ts.Node>();
  private readonly taken: ReadonlySet<string>;
  private readonly needsTypeArguments: boolean;
  /** Imported names of the library, and what they are called in this file. */
  private readonly used = new Map<string, string>();
  /** Locales of date-fns that the file imports. */
  private readonly locales = new Set<string>();

  constructor(source: ts.SourceFile, checker: ts.TypeChecker, library: ComputedLibrary) {
    this.source = source;
    this.checker = checker;
    this.library = library;
    this.text = source.text;
    this.dialect = DIALECTS[library];
    this.taken = this.listNames();
    this.needsTypeArguments = this.library === 'Luxon' && this.hasTypedSlot();
    this.collectFormats();
  }

  run(): string {
    const body = this.source.statements
      .filter((statement) => !ts.isImportDeclaration(statement))
      .map((statement) => ({ statement, text: this.print(statement) }));
    return printImports({
      source: this.source,
      body: body.map(({ statement, text }) => ({
        text,
        from: statement.getStart(),
        to: statement.end,
      })),
      library: this.library,
      adapter: this.dialect.adapter,
      used: this.used,
      locales: this.locales,
    });
  }

  /** Lists the names that an import must not take. */
  private listNames(): Set<string> {
    const names = new Set<string>();
    const visit = (node: ts.Node) => {
      if (
        ts.isImportDeclaration(node) &&
        isDateModule((node.moduleSpecifier as ts.StringLiteral).text)
      ) {
        return;
      }
      if (ts.isIdentifier(node)) {
        const { parent } = node;
        const isLabel =
          (ts.isPropertyAccessExpression(parent) && parent.name === node) ||
          (ts.isPropertyAssignment(parent) && parent.name === node) ||
          ts.isJsxAttribute(parent);
        if (!isLabel) names.add(node.text);
      }
      ts.forEachChild(node, visit);
    };
    visit(this.source);
    return names;
  }

  /** Whether the file has a component for a slot whose props are typed with the type of dates. */
  private hasTypedSlot(): boolean {
    const isDated = (types: readonly ts.TypeNode[] = []) =>
      types.some((each) => this.isDateType(this.checker.getTypeFromTypeNode(each)));
    const isTypedProps = (node: ts.Node): boolean => {
      const name = ts.isTypeReferenceNode(node)
        ? node.typeName
        : ts.isExpressionWithTypeArguments(node)
          ? node.expression
          : null;
      if (name && ts.isIdentifier(name) && PICKERS.test(this.getImport(name)?.specifier ?? '')) {
        const { typeArguments } = node as ts.NodeWithTypeArguments;
        if (isDated(typeArguments)) return true;
      }
      return ts.forEachChild(node, isTypedProps) ?? false;
    };
    return isTypedProps(this.source);
  }

  /**
   * Returns the type argument of a picker with such a slot. `DateTime.fromISO` returns
   * `DateTime<true> | DateTime<false>`, which TypeScript would infer from the value otherwise.
   */
  private getTypeArgument(node: ts.JsxOpeningLikeElement): string {
    const hasSlots = node.attributes.properties.some(
      (each) => ts.isJsxAttribute(each) && each.name.getText() === 'slots',
    );
    if (!this.needsTypeArguments || !hasSlots || node.typeArguments) return '';
    const { tagName } = node;
    if (!ts.isIdentifier(tagName)) return '';
    if (!PICKERS.test(this.getImport(tagName)?.specifier ?? '')) return '';
    const [signature] = this.checker.getTypeAtLocation(tagName).getCallSignatures();
    return signature?.typeParameters?.[0]?.symbol.name === 'TDate' ? `<${this.printType()}>` : '';
  }

  /** Whether TypeScript would infer from a call of React what `DateTime.fromISO` returns. */
  private isInferredState({ expression, typeArguments, arguments: args }: ts.CallExpression) {
    const [value] = args;
    if (this.library !== 'Luxon' || typeArguments || !value) return false;
    const type = this.checker.getTypeAtLocation(value);
    // With null, the type that a state has been given is inferred.
    if (!this.isDateType(type) || this.checker.getNonNullableType(type) !== type) return false;
    const [object, name] = ts.isPropertyAccessExpression(expression)
      ? [expression.expression, expression.name.text]
      : [expression, expression.getText()];
    if (!/^use(State|Ref)$/.test(name) || !ts.isIdentifier(object)) return false;
    return this.getImport(object)?.specifier === 'react';
  }

  /** Returns what a name of the library is called in this file. */
  private readonly take = (name: string): string => {
    const known = this.used.get(name);
    if (known !== undefined) return known;
    const local = this.taken.has(name) ? `${name}Date` : name;
    this.used.set(name, local);
    return local;
  };

  /** Follows imports to the symbol that another module declares. */
  private getImport(node: ts.Identifier): { specifier: string; name: string } | null {
    const symbol = this.checker.getSymbolAtLocation(node);
    const declaration = symbol?.declarations?.[0];
    if (!declaration) return null;
    let parent: ts.Node = declaration;
    while (!ts.isImportDeclaration(parent)) {
      if (ts.isSourceFile(parent)) return null;
      parent = parent.parent;
    }
    const specifier = (parent.moduleSpecifier as ts.StringLiteral).text;
    if (ts.isImportSpecifier(declaration)) {
      return { specifier, name: (declaration.propertyName ?? declaration.name).text };
    }
    return { specifier, name: 'default' };
  }

  private isDateType(type: ts.Type): boolean {
    const known = this.checker.getNonNullableType(type);
    if (known.isUnion()) return known.types.every((each) => this.isDateType(each));
    if (known.flags & ts.TypeFlags.TypeParameter) {
      const base = this.checker.getBaseConstraintOfType(known);
      return base !== undefined && base !== known && this.isDateType(base);
    }
    const [declaration] = known.symbol?.declarations ?? [];
    return (
      known.symbol?.name === 'Dayjs' &&
      /[\\/]node_modules[\\/]dayjs[\\/]/.test(declaration?.getSourceFile().fileName ?? '')
    );
  }

  private isDate(node: ts.Expression): boolean {
    return this.isDateType(this.checker.getTypeAtLocation(node));
  }

  private asMethodCall(node: ts.Node): MethodCall | null {
    if (!ts.isCallExpression(node) || !ts.isPropertyAccessExpression(node.expression)) return null;
    return this.isDate(node.expression.expression) ? { call: node, access: node.expression } : null;
  }

  private isConstructor(node: ts.Expression): node is ts.Identifier {
    if (!ts.isIdentifier(node)) return false;
    const found = this.getImport(node);
    return found?.specifier === 'dayjs' && found.name === 'default';
  }

  /** Whether a property is one of a picker, by the type that the place asks for. */
  private isPickerProp(object: ts.Expression | ts.JsxAttributes, name: string): boolean {
    const type = this.checker.getContextualType(object);
    if (!type) return false;
    const types = type.isUnion() ? type.types : [type];
    return types.some((each) => {
      const property = this.checker.getPropertyOfType(this.checker.getNonNullableType(each), name);
      return property?.declarations?.some((declaration) => this.isInPickers(declaration)) ?? false;
    });
  }

  /** Marks the text literals of an expression as formats, also behind names. */
  private markFormat(node: ts.Expression): void {
    const value = unwrap(node);
    if (this.isPickerFormat(value)) return;
    if (ts.isStringLiteral(value) || ts.isNoSubstitutionTemplateLiteral(value)) {
      this.formats.add(value);
    } else if (ts.isConditionalExpression(value)) {
      this.markFormat(value.whenTrue);
      this.markFormat(value.whenFalse);
    } else if (value.kind === ts.SyntaxKind.UndefinedKeyword || value.getText() === 'undefined') {
      return;
    } else if (ts.isIdentifier(value)) {
      const declaration = this.checker.getSymbolAtLocation(value)?.valueDeclaration;
      const isConst =
        declaration &&
        ts.isVariableDeclaration(declaration) &&
        declaration.initializer &&
        declaration.getSourceFile() === this.source;
      if (!isConst) this.rejectFormat(value);
      this.markFormat((declaration as ts.VariableDeclaration).initializer!);
    } else this.rejectFormat(value);
  }

  /** Whether a format comes from the props of a picker, which has it in the library's own tokens. */
  private isPickerFormat(node: ts.Expression): boolean {
    if (ts.isPropertyAccessExpression(node)) {
      const declaration = this.checker.getSymbolAtLocation(node.name)?.declarations?.[0];
      return this.isInPickers(declaration);
    }
    if (!ts.isIdentifier(node)) return false;
    const binding = this.checker.getSymbolAtLocation(node)?.valueDeclaration;
    if (!binding || !ts.isBindingElement(binding) || binding.dotDotDotToken) return false;
    const name = binding.propertyName ?? binding.name;
    if (!ts.isIdentifier(name)) return false;
    const type = this.checker.getTypeAtLocation(binding.parent);
    return this.isInPickers(this.checker.getPropertyOfType(type, name.text)?.declarations?.[0]);
  }

  private isInPickers(declaration: ts.Declaration | undefined): boolean {
    const file = declaration?.getSourceFile().fileName ?? '';
    return /[\\/]@mui[\\/]x-date-pickers/.test(file);
  }

  private rejectFormat(node: ts.Expression): never {
    throw new DateLibraryError(
      node,
      `The format ${node.getText()} is not a text, so that it cannot be converted for other date libraries.`,
      'Write the format as a string literal where it is used.',
    );
  }

  private collectFormats(): void {
    const markValue = (name: string, value: ts.Expression | undefined) => {
      if (!value) return;
      if (FORMAT_PROP.test(name)) this.markFormat(value);
      else if (FORMATS_PROP.test(name) && ts.isObjectLiteralExpression(value)) {
        for (const property of value.properties) {
          if (ts.isPropertyAssignment(property)) this.markFormat(property.initializer);
        }
      }
    };
    const isFormat = (name: string) => FORMAT_PROP.test(name) || FORMATS_PROP.test(name);
    const visit = (node: ts.Node) => {
      if (ts.isJsxAttribute(node) && ts.isIdentifier(node.name)) {
        const name = node.name.text;
        const value = node.initializer;
        if (value && isFormat(name) && this.isPickerProp(node.parent, name)) {
          if (ts.isStringLiteral(value)) this.markFormat(value);
          else if (ts.isJsxExpression(value)) markValue(name, value.expression);
        }
      }
      if (ts.isPropertyAssignment(node) && ts.isIdentifier(node.name)) {
        const name = node.name.text;
        if (isFormat(name) && this.isPickerProp(node.parent, name)) {
          markValue(name, node.initializer);
        }
      }
      const method = this.asMethodCall(node);
      const [format] = method?.access.name.text === 'format' ? method.call.arguments : [];
      if (format) this.markFormat(format);
      ts.forEachChild(node, visit);
    };
    visit(this.source);
  }

  /** Prints a node with everything below it that has a rule. */
  private print(node: ts.Node): string {
    const special = this.rewrite(node);
    if (special !== null) return special;
    let result = '';
    let at = node.getStart();
    ts.forEachChild(node, (child) => {
      const start = child.getStart();
      if (start < at) return;
      result += this.text.slice(at, start) + this.print(child);
      at = child.end;
    });
    return result + this.text.slice(at, node.end);
  }

  private rewrite(node: ts.Node): string | null {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) {
      return this.formats.has(node) ? this.printFormat(node) : null;
    }
    if (ts.isIdentifier(node)) return this.rewriteName(node);
    if (ts.isQualifiedName(node) && ts.isIdentifier(node.left)) {
      const isType = this.isConstructor(node.left) && node.right.text === 'Dayjs';
      return isType ? this.printType() : null;
    }
    if (ts.isJsxAttribute(node)) return this.rewriteAttribute(node);
    if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      const argument = this.getTypeArgument(node);
      if (argument === '') return null;
      const tag = node.tagName.getText();
      const rest = this.text.slice(node.attributes.end, node.end);
      return `<${tag}${argument} ${this.print(node.attributes)}${rest}`;
    }
    if (ts.isBinaryExpression(node)) return this.rewriteOperation(node);
    if (ts.isTemplateSpan(node) && this.isDate(node.expression)) {
      throw new DateLibraryError(
        node.expression,
        `${node.expression.getText()} becomes a text that differs by date library.`,
        'Format the date.',
      );
    }
    if (ts.isCallExpression(node)) {
      if (this.isConstructor(node.expression)) return this.printConstructor(node);
      if (this.isInferredState(node)) {
        const [callee, args] = [node.expression, node.arguments];
        const printed = args.map((each) => this.print(each)).join(', ');
        return `${this.print(callee)}<${this.printType()}>(${printed})`;
      }
      if (this.asMethodCall(node)) return this.printChain(node);
    }
    if (ts.isPropertyAccessExpression(node) && this.isDate(node.expression)) {
      this.reject(node, `.${node.name.text}`);
    }
    return null;
  }

  private reject(node: ts.Node, what: string): never {
    throw new DateLibraryError(
      node,
      `${what} of Day.js cannot be converted for other date libraries.`,
      REMEDY,
    );
  }

  private printFormat(node: ts.StringLiteral | ts.NoSubstitutionTemplateLiteral): string {
    let format: string;
    try {
      format = convertFormat(node.text, this.library);
    } catch (error) {
      if (!(error instanceof RangeError)) throw error;
      return this.reject(node, `The part ${error.message} of the format ${node.getText()}`);
    }
    if (ts.isJsxAttribute(node.parent))
      return format.includes('"') ? `{${JSON.stringify(format)}}` : `"${format}"`;
    return JSON.stringify(format);
  }

  private printType(): string {
    const { name, isGlobal } = this.dialect.type;
    return isGlobal ? name : this.take(name);
  }

  private rewriteName(node: ts.Identifier): string | null {
    if (node.text === 'AdapterDayjs') return this.dialect.adapter;
    const found = this.getImport(node);
    if (found?.specifier !== 'dayjs') return null;
    if (found.name === 'Dayjs') return this.printType();
    return this.reject(node, node.text);
  }

  private rewriteAttribute(node: ts.JsxAttribute): string | null {
    if (node.name.getText() !== 'adapterLocale' || !node.initializer) return null;
    const value = ts.isJsxExpression(node.initializer)
      ? node.initializer.expression
      : node.initializer;
    if (!value || !ts.isStringLiteral(value)) return null;
    const [language = '', region] = value.text.split('-');
    if (this.library === 'Moment.js') return null;
    if (this.library === 'Luxon') {
      return `adapterLocale="${region === undefined ? language : `${language}-${region.toUpperCase()}`}"`;
    }
    const name =
      region === undefined
        ? language === 'en'
          ? 'enUS'
          : language
        : language + region.toUpperCase();
    this.locales.add(name);
    return `adapterLocale={${name}}`;
  }

  /** Rewrites `date?.format() ?? 'none'`, and comparisons of months and weekdays with a number. */
  private rewriteOperation(node: ts.BinaryExpression): string | null {
    const { left, right, operatorToken } = node;
    if (operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) {
      const method = this.asMethodCall(left);
      const chain = method && ts.isOptionalChain(left) ? this.printParts(method.call) : null;
      if (!chain || chain.isMember) return null;
      return `(${chain.root} ? ${chain.text} : ${this.print(right)})`;
    }
    const method = this.asMethodCall(left);
    if (this.library !== 'Luxon' || !method || ts.isOptionalChain(left)) return null;
    if (method.call.arguments.length > 0 || !ts.isNumericLiteral(right)) return null;
    const value = Number(right.text);
    const operator = operatorToken.getText();
    const isEquality = /^[!=]==?$/.test(operator);
    const name = method.access.name.text;
    if (name === 'month' && (isEquality || /^[<>]=?$/.test(operator))) {
      return `(${this.printDate(method.access.expression).text}.month ${operator} ${value + 1})`;
    }
    if (name === 'month' && operator === '+' && value === 1) {
      return `${this.printDate(method.access.expression).text}.month`;
    }
    if (name === 'day' && isEquality) {
      const weekday = value === 0 ? 7 : value;
      return `(${this.printDate(method.access.expression).text}.weekday ${operator} ${weekday})`;
    }
    return null;
  }

  private printConstructor(node: ts.CallExpression): string {
    const { dialect, take } = this;
    const [value, second] = node.arguments;
    if (second) return this.reject(node, node.getText());
    if (!value) return dialect.now(take);
    const text = this.print(value);
    const literal = unwrap(value);
    if (ts.isStringLiteral(literal)) {
      return ISO_DATE.test(literal.text) ? dialect.parse(text, take) : dialect.invalid(take);
    }
    const type = this.checker.getTypeAtLocation(value);
    if (type.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)) return dialect.invalid(take);
    if (this.isDateType(type)) return dialect.copy(text, take);
    if (type.flags & ts.TypeFlags.StringLike) return dialect.parse(text, take);
    if (type.flags & ts.TypeFlags.NumberLike) return dialect.fromNumber(text, take);
    if (type.symbol?.name === 'Date') return dialect.fromDate(text, take);
    return this.reject(node, node.getText());
  }

  /** Prints an expression that is a date. */
  private printDate(node: ts.Expression): Printed & { root?: string; isSimple: boolean } {
    const method = this.asMethodCall(node);
    if (method) return { ...this.printParts(method.call), isSimple: false };
    const value = unwrap(node);
    const isNew = ts.isCallExpression(value) && this.isConstructor(value.expression);
    return {
      text: this.print(node),
      isMember: true,
      isFresh: isNew,
      isSimple: isSimple(node),
    };
  }

  /**
   * Prints a chain of methods as if its root existed. `root` is what `?.` follows, if anything.
   */
  private printParts(node: ts.CallExpression): Printed & { root?: string } {
    const { access } = this.asMethodCall(node)!;
    const name = access.name.text;
    const method = Object.hasOwn(this.dialect.methods, name)
      ? this.dialect.methods[name]
      : undefined;
    if (!method) return this.reject(access.name, `.${name}()`);
    const date = this.printDate(access.expression);
    let root = date.root;
    if (access.questionDotToken) {
      root = date.text;
      if (!date.isSimple && this.library !== 'Moment.js') {
        throw new DateLibraryError(
          access,
          `${access.getText()} asks for a date twice in other date libraries.`,
          'Give the date a name first.',
        );
      }
    }
    const args = node.arguments.map((each): Argument => ({
      text: this.print(each),
      literal: ts.isStringLiteral(each) ? each.text : null,
      number: ts.isNumericLiteral(each) ? Number(each.text) : null,
    }));
    const receiver = { text: date.text, isFresh: date.isFresh ?? false, isSimple: date.isSimple };
    const printed = method(receiver, args, this.take);
    if (!printed) return this.reject(node, node.getText());
    return { ...printed, isMember: printed.isMember && date.isMember, ...(root && { root }) };
  }

  private printChain(node: ts.CallExpression): string {
    const { text, isMember, root } = this.printParts(node);
    if (root === undefined) return text;
    if (isMember) return text === root ? text : `${root}?${text.slice(root.length)}`;
    const { parent } = node;
    if (ts.isPropertyAccessExpression(parent) || ts.isElementAccessExpression(parent)) {
      throw new DateLibraryError(
        parent,
        `${parent.getText()} goes on after a date that can be missing.`,
        'Test the date first.',
      );
    }
    const isShown = ts.isJsxExpression(parent) && !ts.isJsxAttribute(parent.parent);
    if (isShown || isCondition(node)) return `(${root} && ${text})`;
    return `(${root} ? ${text} : undefined)`;
  }
}

/**
 * Rewrites a module that uses Day.js for another date library, unformatted. Throws a
 * `DateLibraryError` for what has no rule.
 */
export function rewriteDates(
  source: ts.SourceFile,
  checker: ts.TypeChecker,
  library: ComputedLibrary,
): string {
  return new Rewriter(source, checker, library).run();
}
