import type { CaseFile, CaseMessage, CaseNote } from 'api';

export type SupportFilesProps = {
  files: readonly CaseFile[];
  onChange: (change: (before: CaseFile[]) => CaseFile[]) => void;
  onUpload: (file: File) => Promise<CaseFile>;
  /** While one is uploaded nothing is sent. */
  busy: boolean;
  onBusy: (busy: boolean) => void;
};

export type SupportThreadProps = {
  /** Whose pages it is in: the own messages stand right. */
  side: CaseMessage['authorKind'];
  messages: readonly CaseMessage[];
  /** Notes between operators. */
  notes?: readonly CaseNote[];
  /** Left out for who may only read. */
  onSend?: (text: string, fileIds: string[]) => Promise<unknown>;
  onNote?: (text: string) => Promise<unknown>;
  onUpload: (file: File) => Promise<CaseFile>;
  onDownload: (file: CaseFile) => Promise<unknown>;
};
